/** German: hands and chips by name.
 *
 * One word per thing in all German texts of this game:
 *
 * - ring Ring, auction Auktion, to auction versteigern, offer Gebot, to offer bieten, swap tauschen, skip passen, fold aussteigen
 * - call a Mulligan einen Mulligan nehmen, deck Stapel, discard abwerfen, discard pile Ablage, draw ziehen, aside beiseite
 * - hand Hand, value hand die Karten, die zählen, type of hand Art, suit Farbe, in a row in Folge, straight Straße, face-down verdeckt
 * - chips Chips, pot Topf, turn Zug, talk reden, promise Versprechen, extra Extra
 */

import { plural } from "../../../../texts/de/words.ts";

/** Types whose German name differs. */
const TYPES: Record<string, string> = {
  "High Card": "Hohe Karte",
  Pair: "Paar",
  "Two Pair": "Zwei Paare",
  "Low Straight": "Kleine Straße",
  "Three of a Kind": "Drilling",
  "High Straight": "Große Straße",
  "Four of a Kind": "Vierling",
};

/** A type of hand, from the name that the engine gives it. */
export const handType = (type: string) => TYPES[type] ?? type;
/** "Neunen", "Damen", "Könige", "Asse". */
const several = (rank: string) => rank + (/(Ass|König)$/.test(rank) ? "e" : /e$/.test(rank) ? "n" : "en");
/** A type with the best card of its value hand, which decides among hands of one type (T-23). */
export const handWords = (type: string, rank: string) => {
  if (/^(Pair|Three|Four)/.test(type)) return `${handType(type)} ${several(rank)}`;
  if (/^(Low|High) Straight/.test(type)) return `${handType(type)} bis ${rank}`;
  return `${handType(type)}, ${type === "High Card" ? rank : `${rank} hoch`}`;
};
export const chipWords = (chips: number) => plural(chips, "ein Chip", "Chips");
/** After a figure, for screen readers. */
export const chipsName = (chips: number) => (chips === 1 ? "Chip" : "Chips");
export const OVER = "Das Spiel ist zu Ende";

// A card with its article, by its rank or as "Karo-Dame".
/** "die Dame", "den König", "den Karo-Buben", "das Ass". */
export function accusativeOf(card: string): string {
  if (/Bube$/.test(card)) return `den ${card}n`;
  return `${/Ass$/.test(card) ? "das" : /König$/.test(card) ? "den" : "die"} ${card}`;
}
/** "Deine Dame", "Dein König". */
export const yours = (card: string) => `${/(Ass|Bube|König)$/.test(card) ? "Dein" : "Deine"} ${card}`;
/** In the accusative: "einen Chip", "zwei Chips". */
export const someChips = (chips: number) => plural(chips, "einen Chip", "Chips");
