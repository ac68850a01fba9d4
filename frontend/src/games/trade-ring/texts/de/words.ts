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

const TYPES: Record<string, string> = {
  "High Card": "Höchste Karte",
  Pair: "Paar",
  "Two Pair": "Zwei Paare",
  "Low Straight": "Kleine Straße",
  "Three of a Kind": "Drilling",
  "High Straight": "Große Straße",
  Flush: "Flush",
  "Full House": "Full House",
  "Four of a Kind": "Vierling",
  "Straight Flush": "Straight Flush",
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
const ends = (card: string, ...ranks: string[]) => ranks.some((rank) => card.endsWith(rank));
/** "die Dame", "den König", "den Karo-Buben", "das Ass". */
export function accusativeOf(card: string): string {
  if (ends(card, "Ass")) return `das ${card}`;
  if (ends(card, "Bube")) return `den ${card}n`;
  return ends(card, "König") ? `den ${card}` : `die ${card}`;
}
/** "Deine Dame", "Dein König". */
export const yours = (card: string) => `${ends(card, "Ass", "Bube", "König") ? "Dein" : "Deine"} ${card}`;
/** What one has, lays or takes: "einen Chip", "zwei Chips". */
export const someChips = (chips: number) => plural(chips, "einen Chip", "Chips");
