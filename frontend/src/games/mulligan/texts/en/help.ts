/** What each card does, in a sentence or two. */

import type { Half } from "../../art/cardFaces.ts";

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

export const helpOf = ({ id }: Pick<Half, "id">): string => HELP[id] ?? "";
