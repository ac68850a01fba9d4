/** What is on the cards, by their number. */

import { cards } from "#data/stew/cards.json";
import * as say from "./texts/en/cards.ts";

const ICONS = cards.flatMap(({ icons, copies }) => Array<string[]>(copies).fill(icons));

/** "Chicken and wine", "Two of wine". */
export function cardWords(card: number): string {
  return say.card(ICONS[card] as say.Ingredient[]);
}
