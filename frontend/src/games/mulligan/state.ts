/** `view.state` of Mulligan: types made from the engine's schemas. */

import type { components } from "../../api/schema.d.ts";
import type { Finished, TableProps } from "../types.ts";

export type MulliganState = components["schemas"]["mulligan.State"];
export type MulliganView = TableProps<MulliganState>["view"];
export type MulliganFinished = Finished<MulliganState>;
