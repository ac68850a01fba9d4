/** Types of Mulligan Stew, made from the engine's schemas. */

import type { components } from "../../api/schema.d.ts";
import type { Finished, TableProps } from "../types.ts";
import type { Ingredient } from "./texts/en/cards.ts";

export type StewState = components["schemas"]["stew.State"];
export type StewView = TableProps<StewState>["view"];
export type StewFinished = Finished<StewState>;
export type Own = NonNullable<StewState["own"]>;
export type Player = StewState["players"][0];
export type RoyalName = "queen" | "king" | "princess";
export type Token = RoyalName | "mulligan";
export type Specialty = NonNullable<Player["specialty"]>;
export type { Ingredient };

/** Returns the royals in play, in the order of their pots. */
export const royalsOf = ({ royals }: StewState): RoyalName[] => Object.keys(royals) as RoyalName[];
