/** What each card does, in a sentence or two. */

import type { Half } from "../../art/cardFaces.ts";

const HELP: Record<string, string> = {
  driver: "300 yards, 150 when halved. Only in the first turn of a hole.",
  "fairway-wood": "250 yards, 125 when halved.",
  hybrid: "200 yards, 100 when halved.",
  iron: "150 yards, 75 when halved.",
  "pitching-wedge": "100 yards, 50 when halved.",
  "lob-wedge": "50 yards, 25 when halved.",
  "pitch-in": "100 yards, 50 when halved. It goes in if it reaches or passes the hole.",
  "lob-chip-in": "50 yards, 25 when halved. It goes in if it reaches or passes the hole.",
  "1-putt": "Always 25 yards, and in if that’s enough. Only a Missed Putt or a Duff Shot keeps it out.",
  "perfect-putt": "25 yards, and in if that’s enough. Actions don’t affect it, not even good ones.",
  "2-putt":
    "Always in your hand: 25 yards for two strokes, and in if that’s enough. Actions don’t affect it, not even good ones.",
  rough: "Takes 50 yards off any player’s shot.",
  slice: "Takes 25 yards off any player’s shot.",
  hook: "Adds 25 yards to any player’s shot.",
  "sand-trap": "Halves any player’s distance. Several halve it only once.",
  water: "Halves any player’s distance and adds a stroke.",
  "out-of-bounds": "Adds two strokes to any player’s shot. The distance stays.",
  "duff-shot": "The ball doesn’t move and the club is lost. The shot costs one stroke.",
  "missed-putt": "A 1-Putt rolls its 25 yards, but can’t go in this turn.",
  "lucky-bounce": "For your ball: 25 or 50 yards more if that holes it or leaves it closer.",
  "bad-karma": "For your ball: opponents’ actions on it bounce back to them.",
  "practice-swing": "Does nothing, to any player you like.",
  mulligan: "After the reveal: cancels one action on your shot.",
  "pace-of-play": "Cancels a Play Anytime card an opponent has just played. Your standing order says when.",
  rangefinder: "See the top five cards of the deck and keep one.",
  "dig-through-the-bag": "Discard any number of your other cards, then draw that many plus one.",
  "course-gps": "Everyone sees all actions laid so far, and you plan again.",
  "borrow-a-club": "See an opponent’s hand and take one card.",
};

export const helpOf = ({ id }: Pick<Half, "id">): string => HELP[id] ?? "";
