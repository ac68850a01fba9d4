/** Types of MULLIGAN, made from the engine's schemas. */

import type { components } from "../../api/schema.d.ts";
import type { Finished, TableProps } from "../types.ts";

type Told = components["schemas"];
export type MulliganState = Told["mulligan.State"];
export type MulliganView = TableProps<MulliganState>["view"];
export type MulliganFinished = Finished<MulliganState>;
export type MulliganHappened = Told["mulligan.Happened"];
export type Happening<Kind extends MulliganHappened["kind"]> = Extract<MulliganHappened, { kind: Kind }>;
export type Golfer = MulliganState["golfers"][number];
export type Own = NonNullable<MulliganState["own"]>;
export type Swung = NonNullable<MulliganState["swing"]>;
export type Shot = Swung["shots"][number];
export type LastHole = NonNullable<MulliganState["last_hole"]>;
export type Reaction = NonNullable<Own["plan"]>["reactions"][string];
