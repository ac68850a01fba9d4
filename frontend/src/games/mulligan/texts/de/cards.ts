/** German: cards in words: their names, and what is printed on them.
 *
 * The same thing has the same word in all German texts of this game. Names of cards stand without an article, as on the card.
 *
 * - hole Loch, course Golfplatz, tee Abschlag, flag Fahne, yards Yards, round Runde, front nine Erste Neun, back nine Zweite Neun
 * - turn Zug, shot and stroke Schlag, finishing strokes Restschläge, finish einlochen (a ball: ist drin), "15 to go" noch 15
 * - club Schläger, action Aktion, Play Anytime card Jederzeit-Karte, the card’s half Hälfte
 * - plan Plan, lay legen, face down verdeckt, reveal aufdecken, aim at zielen auf, strike treffen, cancel aufheben
 * - hand Hand, draw ziehen, discard abwerfen, discard pile Ablage, deck Stapel, hold halten
 * - golfer Golfer, opponent Gegner, partner Partner, wolf Wolf, hunt jagen, team Team, scorecard Scorekarte
 * - bet Wette, offer anbieten, stake Einsatz, chips Chips, tie teilen (a hole), gleichauf (totals)
 */

import { clubOf, type Half, shadedOf, type Up } from "../../art/cardFaces.ts";

const NAMES: Record<string, string> = {
  driver: "Driver",
  "fairway-wood": "Fairwayholz",
  hybrid: "Hybrid",
  iron: "Eisen",
  "pitching-wedge": "Pitching Wedge",
  "lob-wedge": "Lob Wedge",
  "pitch-in": "Pitch-in",
  "lob-chip-in": "Lob-Chip-in",
  "1-putt": "1-Putt",
  "perfect-putt": "Traumputt",
  "2-putt": "2-Putt",
  rough: "Rough",
  slice: "Slice",
  hook: "Hook",
  "sand-trap": "Bunker",
  water: "Wasser",
  "out-of-bounds": "Aus",
  "duff-shot": "Luftschlag",
  "missed-putt": "Fehlputt",
  "lucky-bounce": "Glückshüpfer",
  "bad-karma": "Mieses Karma",
  "practice-swing": "Probeschwung",
  mulligan: "Mulligan",
  "pace-of-play": "Spieltempo",
  rangefinder: "Entfernungsmesser",
  "dig-through-the-bag": "Griff ins Bag",
  "course-gps": "Platz-GPS",
  "borrow-a-club": "Leihschläger",
};

/** Returns a half's name. */
export const nameOf = ({ id }: Pick<Half, "id">): string => NAMES[id] ?? id;

/** "1 Karte", "7 Karten". */
export const cards = (count: number): string => `${count} ${count === 1 ? "Karte" : "Karten"}`;

/** Printed on a half in place of a figure. */
const WORDS: Record<string, string> = {
  "duff-shot": "bleibt",
  "missed-putt": "vorbei",
  "lucky-bounce": "0–50",
  "bad-karma": "zurück",
  "practice-swing": "±0",
};

/** "+25", "−50". */
export const change = (yards: number): string => (yards < 0 ? `−${-yards}` : `+${yards}`);

/** The large print of a half: "250", "−50", "½", "bleibt"; nothing on a Play Anytime card, or where only strokes are added. */
export function printOf(half: Half): string {
  if (half.kind === "club") return String(half.yards);
  if (half.kind === "anytime") return "";
  return WORDS[half.id] ?? (half.half ? "½" : half.yards ? change(half.yards) : "");
}

export const strokesMore = (strokes: number): string => `+${strokes}`;
export const ANYTIME = "Jederzeit";
export const PLAY = "Jetzt";
export const BACK = "Eine Karte, verdeckt";

/** "Fairwayholz, 250 Yards", "Rough", "Mulligan, jederzeit spielbar". */
export function spokenHalf(half: Half): string {
  if (half.kind === "anytime") return `${nameOf(half)}, jederzeit spielbar`;
  return half.kind === "club" ? `${nameOf(half)}, ${half.yards}\u00a0Yards` : nameOf(half);
}

/** "Fairwayholz, 250 Yards; darunter Slice". */
export function spokenCard(card: number, up: Up): string {
  const [club, shaded] = [clubOf(card), shadedOf(card)];
  const [over, under] = up === "club" ? [club, shaded] : [shaded, club];
  return `${spokenHalf(over)}; darunter ${nameOf(under)}`;
}
