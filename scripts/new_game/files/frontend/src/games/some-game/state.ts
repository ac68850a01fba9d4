/** `view.state` of Some Game: types made from the engine's schemas. */

import type { components } from "../../api/schema.d.ts";
import type { Finished, TableProps } from "../types.ts";

export type SomeGameState = components["schemas"]["some-game.State"];
export type SomeGameView = TableProps<SomeGameState>["view"];
export type SomeGameFinished = Finished<SomeGameState>;
