/** German: hands and chips by name.
 *
 * The same thing has the same word in all German texts of this game.
 *
 * - ring Ring, auction Auktion, to auction versteigern, offer Gebot, to offer bieten, swap tauschen, skip passen, fold aussteigen
 * - call a Mulligan Mulligan rufen, deck Stapel, discard abwerfen, discard pile Ablage, draw ziehen, aside beiseite
 * - hand Hand, value hand Wertung, type of hand Art, suit Farbe, in a row in Folge, straight Straße, face-down verdeckt
 * - chips Chips, pot Topf, turn Zug, talk reden, promise Versprechen, addition Zusatz
 */

import { plural } from "../../../../texts/de/words.ts";

/** Those that are called otherwise. */
const TYPES: Record<string, string> = {
  "High Card": "Hohe Karte",
  Pair: "Paar",
  "Two Pair": "Zwei Paare",
  "Low Straight": "Kleine Straße",
  "Three of a Kind": "Drilling",
  "High Straight": "Große Straße",
  "Four of a Kind": "Vierling",
};

/** A type of hand, by the name that the engine gives it. */
export const handType = (type: string) => TYPES[type] ?? type;
/** The best card of the value hand decides among hands of one type (T-23). */
export const handWords = (type: string, rank: string) =>
  type === "High Card" ? `${handType(type)}, ${rank}` : `${handType(type)}, ${rank} hoch`;
export const chipWords = (chips: number) => plural(chips, "ein Chip", "Chips");
/** Behind a figure, for who cannot see the sign. */
export const chipsName = (chips: number) => (chips === 1 ? "Chip" : "Chips");
export const OVER = "Das Spiel ist zu Ende";

// What English needs no words for: a card with its article, by its rank or as "Karo-Dame".
/** "die Dame", "den König", "den Karo-Buben", "das Ass". */
export function accusativeOf(card: string): string {
  if (/Bube$/.test(card)) return `den ${card}n`;
  return `${/Ass$/.test(card) ? "das" : /König$/.test(card) ? "den" : "die"} ${card}`;
}
/** "Deine Dame", "Dein König". */
export const yours = (card: string) => `${/(Ass|Bube|König)$/.test(card) ? "Dein" : "Deine"} ${card}`;
/** What one has, lays or takes: "einen Chip", "zwei Chips". */
export const someChips = (chips: number) => plural(chips, "einen Chip", "Chips");
