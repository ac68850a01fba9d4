/** The news line. */

import type { Happened } from "../../api/types.ts";
import { last, lastIndex } from "../lists.ts";
import type { Names } from "../seatNames.ts";
import { tellerOf } from "../table/news.ts";
import { fraction } from "./fraction.ts";
import type { DiceGolfHappened } from "./state.ts";
import * as texts from "./texts/en/status.ts";
import { holedWords, storyOf } from "./texts/en/words.ts";

export const newsOf = tellerOf<DiceGolfHappened>({
  rolled: ({ dice }, who) => texts.rolled(who, storyOf(dice)),
  holed: ({ score, to_par, hole }, who) => texts.holed(who, holedWords(score, to_par), hole),
  "passed-stymie": ({ to }, who, names, you) => (to === you ? texts.passedYou(who) : texts.passed(who, names(to))),
  "match-over": ({ seat, seats: [one = 0, two = 0], text }, who, names) =>
    seat === null
      ? texts.matchHalved(names(one), names(two))
      : texts.matchWon(who, names(one === seat ? two : one), text),
  skin: ({ skins, hole }, who) => texts.skin(who, skins === "1" ? null : fraction(skins), hole),
  began: () => texts.BEGAN,
  finished: () => texts.FINISHED,
});

/** Priority of each kind of event among several; the highest is shown. */
const WEIGHT: Record<string, number> = {
  rolled: 1,
  holed: 2,
  skin: 3,
  "passed-stymie": 4,
  "match-over": 4,
};

/** Returns the line for a batch of events: the most important event of the seat that acted last. */
export function latestNews(events: readonly Happened[], names: Names, you: number | null): string | null {
  const shown = events.filter((event) => newsOf(event, names, you) !== null);
  const newest = last(shown);
  if (!newest) return null;
  const turn = shown.slice(lastIndex(shown, (event) => event.seat !== newest.seat) + 1);
  const own = turn.some((event) => event.kind === "rolled" && event.seat === you);
  const heaviest = turn.reduce((best, event) => (weight(event, own) >= weight(best, own) ? event : best));
  return newsOf(heaviest, names, you);
}

/** Returns an event's priority. The player's own dice are told as a story; the sum below them shows that the hole is done. */
function weight(event: Happened, own: boolean): number {
  if (own && event.kind === "holed") return 0;
  return WEIGHT[event.kind] ?? 2;
}
