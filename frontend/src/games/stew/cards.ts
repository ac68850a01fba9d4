/** The cards' faces, by number. */

import { cards } from "#data/stew/cards.json";
import { last } from "../lists.ts";
import * as say from "./texts/en/cards.ts";

export interface Face {
  icons: say.Ingredient[];
  coins: number;
}

const FACES = cards.flatMap(({ icons, coins, copies }) => Array<Face>(copies).fill({ icons, coins } as Face));

export const faceOf = (card: number): Face => FACES[card]!;

/** The card of an order; null or undefined without one, or for a mulligan. */
type Order = number | null | undefined;

/** Returns the ingredients of an order. */
export const wantedBy = (order: Order) => (typeof order === "number" ? faceOf(order).icons : null);

/** Returns the colour of the broth for an order. */
export const brothOf = (order: Order) => `var(--ing-${last(wantedBy(order) ?? []) ?? "shine"})`;

/** Returns "Chicken and wine", "Double wine". */
export const cardWords = (card: number): string => say.card(faceOf(card).icons);
