/** `view.state` of Mulligan Stew: types made from the engine's schemas. */

import type { components } from "../../api/schema.d.ts";
import type { Finished, TableProps } from "../types.ts";

export type StewState = components["schemas"]["stew.State"];
export type StewView = TableProps<StewState>["view"];
export type StewFinished = Finished<StewState>;
export type Token = "queen" | "king" | "princess" | "mulligan";
export type Specialty = NonNullable<StewState["players"][0]["specialty"]>;
