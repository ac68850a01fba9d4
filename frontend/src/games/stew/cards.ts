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

/** The card of an order; none where nothing is ordered, or a mulligan is played. */
type Order = number | null | undefined;

/** What an order asks for. */
export const wantedBy = (order: Order) => (typeof order === "number" ? faceOf(order).icons : null);

/** The colour of what is cooked for it. */
export const brothOf = (order: Order) => `var(--ing-${last(wantedBy(order) ?? []) ?? "shine"})`;

/** "Chicken and wine", "Double wine". */
export const cardWords = (card: number): string => say.card(faceOf(card).icons);
