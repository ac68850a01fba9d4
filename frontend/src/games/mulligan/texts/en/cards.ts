/** Cards in words: their names, and what is printed on them. */

import { clubOf, type Half, shadedOf, type Up } from "../../art/cardFaces.ts";

const NAMES: Record<string, string> = {
  driver: "Driver",
  "fairway-wood": "Fairway Wood",
  hybrid: "Hybrid",
  iron: "Iron",
  "pitching-wedge": "Pitching Wedge",
  "lob-wedge": "Lob Wedge",
  "pitch-in": "Pitch In",
  "lob-chip-in": "Lob Chip In",
  "1-putt": "1-Putt",
  "perfect-putt": "Perfect Putt",
  "2-putt": "2-Putt",
  rough: "Rough",
  slice: "Slice",
  hook: "Hook",
  "sand-trap": "Sand Trap",
  water: "Water",
  "out-of-bounds": "Out of Bounds",
  "duff-shot": "Duff Shot",
  "missed-putt": "Missed Putt",
  "lucky-bounce": "Lucky Bounce",
  "bad-karma": "Bad Karma",
  "practice-swing": "Practice Swing",
  mulligan: "Mulligan",
  "pace-of-play": "Pace of Play",
  rangefinder: "Rangefinder",
  "dig-through-the-bag": "Dig Through the Bag",
  "course-gps": "Course GPS",
  "borrow-a-club": "Borrow a Club",
};

/** Returns a half's name. */
export const nameOf = ({ id }: Pick<Half, "id">): string => NAMES[id] ?? id;

/** "1 card", "7 cards". */
export const cards = (count: number): string => `${count} ${count === 1 ? "card" : "cards"}`;

/** Printed on a half in place of a figure. */
const WORDS: Record<string, string> = {
  "duff-shot": "stays",
  "missed-putt": "lip out",
  "lucky-bounce": "0–50",
  "bad-karma": "back",
  "practice-swing": "±0",
};

/** "+25", "−50". */
export const change = (yards: number): string => (yards < 0 ? `−${-yards}` : `+${yards}`);

/** The large print of a half: "250", "−50", "½", "stays"; nothing on a Play Anytime card, or where only strokes are added. */
export function printOf(half: Half): string {
  if (half.kind === "club") return String(half.yards);
  if (half.kind === "anytime") return "";
  return WORDS[half.id] ?? (half.half ? "½" : half.yards ? change(half.yards) : "");
}

export const strokesMore = (strokes: number): string => `+${strokes}`;
export const ANYTIME = "Anytime";
export const PLAY = "Play";
export const BACK = "A card, face down";

/** "Fairway Wood, 250 yards", "Rough", "Mulligan, play at any time". */
export function spokenHalf(half: Half): string {
  if (half.kind === "anytime") return `${nameOf(half)}, play at any time`;
  return half.kind === "club" ? `${nameOf(half)}, ${half.yards} yards` : nameOf(half);
}

/** "Fairway Wood, 250 yards; below, Slice". */
export function spokenCard(card: number, up: Up): string {
  const [club, shaded] = [clubOf(card), shadedOf(card)];
  const [over, under] = up === "club" ? [club, shaded] : [shaded, club];
  return `${spokenHalf(over)}; below, ${nameOf(under)}`;
}
