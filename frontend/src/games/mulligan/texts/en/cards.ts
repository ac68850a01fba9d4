/** Cards in words: their names, what is printed on them, and what each does in a sentence. */

import { clubOf, type Half, shadedOf, type Up } from "../../art/faces.ts";

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

/** What a half is called. */
export const nameOf = ({ id }: Pick<Half, "id">): string => NAMES[id] ?? id;

/** What stands on a half in place of a figure. */
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

const HELP: Record<string, string> = {
  driver: "300 yards, 150 when halved. Only in the first turn of a hole.",
  "fairway-wood": "250 yards, 125 when halved.",
  hybrid: "200 yards, 100 when halved.",
  iron: "150 yards, 75 when halved.",
  "pitching-wedge": "100 yards, 50 when halved.",
  "lob-wedge": "50 yards, 25 when halved.",
  "pitch-in": "100 yards, 50 when halved. It goes in if it reaches the hole or passes it.",
  "lob-chip-in": "50 yards, 25 when halved. It goes in if it reaches the hole or passes it.",
  "1-putt": "Always 25 yards, and in if that is enough. Only a Missed Putt or a Duff Shot keeps it out.",
  "perfect-putt": "25 yards, and in if that is enough. No action counts on it, not even a good one.",
  "2-putt":
    "Your own card, and never lost: 25 yards for two strokes, and in if that is enough. No action counts on it, not even a good one.",
  rough: "50 yards less, for whom you like.",
  slice: "25 yards less, for whom you like.",
  hook: "25 yards further, for whom you like.",
  "sand-trap": "Half the distance, for whom you like. Several halve it once.",
  water: "Half the distance and a stroke more, for whom you like.",
  "out-of-bounds": "Two strokes more, for whom you like. The distance stays.",
  "duff-shot": "The club is gone and the ball stays. It costs one stroke instead of the club’s own.",
  "missed-putt": "A 1-Putt rolls its 25 yards, but cannot go in this turn.",
  "lucky-bounce": "For your own ball: 25 or 50 yards further if that brings it in, or nearer the hole.",
  "bad-karma": "For your own ball: opponents’ actions on it strike those who played them.",
  "practice-swing": "Does nothing, to whom you like.",
  mulligan: "After the reveal: cancels one action on your shot.",
  "pace-of-play": "Cancels a Play Anytime card that another has just played. Your standing orders say when.",
  rangefinder: "See the five cards on top of the deck and keep one.",
  "dig-through-the-bag": "Put away as many of your other cards as you like, and draw that many and one.",
  "course-gps": "All actions laid so far are shown to everybody, and you plan anew.",
  "borrow-a-club": "See an opponent’s hand and take one card.",
};

/** What a half does, in a sentence or two. */
export const helpOf = ({ id }: Pick<Half, "id">): string => HELP[id] ?? "";

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
