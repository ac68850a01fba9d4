/** Types of `view.state` and of the events of Lone Number, generated from the engine's schemas. */

import type { components } from "../../api/schema.d.ts";
import type { Finished, TableProps } from "../types.ts";

type Told = components["schemas"];
export type TinyState = Told["tiny.State"];
export type TinyView = TableProps<TinyState>["view"];
export type TinyFinished = Finished<TinyState>;
/** The events that are shown; all others are skipped. */
export type Played = Told[`tiny.Happened.${"revealed" | "reacted" | "passed" | "scored"}`];
