/** What is on the cards, by their number. */

import { cards } from "#data/stew/cards.json";
import * as say from "./texts/en/cards.ts";

export interface Face {
  icons: say.Ingredient[];
  coins: number;
}

const FACES = cards.flatMap(({ icons, coins, copies }) => Array<Face>(copies).fill({ icons, coins } as Face));

export const faceOf = (card: number): Face => FACES[card]!;

/** "Chicken and wine", "Two of wine". */
export const cardWords = (card: number): string => say.card(faceOf(card).icons);
