/** What just happened, in one line. */

import type { Happened } from "../../api/types.ts";
import { capital } from "../../ui/words.ts";
import { last, lastIndex } from "../lists.ts";
import type { Names } from "../seats.ts";
import { nameOf } from "../table/news.ts";
import { fraction } from "./fraction.ts";
import type { RolledDie } from "./state.ts";
import * as texts from "./texts/en/status.ts";
import { holedWords, storyOf } from "./texts/en/words.ts";

type Teller = (event: Happened, who: string, names: Names, you: number | null) => string;

const TELLERS: Record<string, Teller> = {
  rolled: (event, who) => texts.rolled(who, storyOf(event["dice"] as RolledDie[])),
  holed: (event, who) => {
    const [score, toPar] = [event["score"] as number, event["to_par"] as number];
    return texts.holed(who, holedWords(score, toPar), event["hole"] as number);
  },
  "passed-stymie": (event, who, names, you) => {
    const to = event["to"] as number;
    return to === you ? texts.passedYou(who) : texts.passed(who, names(to));
  },
  "match-over": (event, who, names) => {
    const [one, two] = event["seats"] as [number, number];
    if (event.seat === null) return texts.matchHalved(names(one), names(two));
    return texts.matchWon(who, names(one === event.seat ? two : one), String(event["text"]));
  },
  skin: (event, who) => {
    const skins = String(event["skins"]);
    return texts.skin(who, skins === "1" ? null : fraction(skins), event["hole"] as number);
  },
  began: () => texts.began,
  finished: () => texts.finished,
};

/** Later kinds say more than earlier ones where several come at once. */
const WEIGHT: Record<string, number> = {
  rolled: 1,
  holed: 2,
  skin: 3,
  "passed-stymie": 4,
  "match-over": 4,
};

/** One event in words; null for kinds that belong to the house, or are unknown. */
export function newsOf(event: Happened, names: Names, you: number | null): string | null {
  const told = TELLERS[event.kind]?.(event, nameOf(event, names), names, you);
  return told === undefined ? null : capital(told);
}

/** The line for a batch of events: of the last seat that did something the thing that says most. */
export function latestNews(events: readonly Happened[], names: Names, you: number | null): string | null {
  const told = events.filter((event) => newsOf(event, names, you) !== null);
  const newest = last(told);
  if (!newest) return null;
  const turn = told.slice(lastIndex(told, (event) => event.seat !== newest.seat) + 1);
  const own = turn.some((event) => event.kind === "rolled" && event.seat === you);
  const heaviest = turn.reduce((best, event) => (weight(event, own) >= weight(best, own) ? event : best));
  return newsOf(heaviest, names, you);
}

/** One's own dice are told as a story; that the hole is done says the sum below them. */
function weight(event: Happened, own: boolean): number {
  if (own && event.kind === "holed") return 0;
  return WEIGHT[event.kind] ?? 2;
}
