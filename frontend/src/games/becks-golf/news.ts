/** What just happened, in one line. */

import type { Happened } from "../../api/types.ts";
import { capital } from "../../ui/words.ts";
import type { Names } from "../seats.ts";
import { nameOf } from "../table/news.ts";
import type { Ended, Played } from "./state.ts";
import * as say from "./texts/en/table.ts";

type Tellers = {
  [Kind in Played["kind"]]: (event: Extract<Played, { kind: Kind }>, who: string, names: Names) => string;
};

const TELLERS: Tellers & Record<"chose" | "began" | "finished", (event: Happened, who: string) => string> = {
  opened: ({ discard }) => say.opened(discard),
  drew: ({ card }, who) => say.drew(who, card),
  placed: ({ from, card, was_down, replaced, completed }, who) =>
    say.placed(who, from === "discard", card, was_down, replaced, completed),
  discarded: ({ card }, who) => say.discarded(who, card),
  reshuffled: () => say.RESHUFFLED,
  "went-out": ({ last_turns }, who, names) => say.lastTurns(who, last_turns.map(names)),
  scored: (ended, _, names) => `${say.roundOver(ended.round)} ${closerWords(ended, names)}`,
  dealt: ({ round }) => say.roundDealt(round),
  chose: (_, who) => say.hasChosen(who),
  began: () => say.BEGAN,
  finished: () => say.FINISHED,
};

/** One event in words; null for kinds that belong to the house, or are unknown. */
export function newsOf(event: Happened | Played, names: Names): string | null {
  const teller = (TELLERS as Record<string, ((event: never, who: string, names: Names) => string) | undefined>)[
    event.kind
  ];
  return teller ? capital(teller(event as never, nameOf(event, names), names)) : null;
}

/** Who ended the round, and what that brought. */
export function closerWords(ended: Pick<Ended, "closer" | "raw" | "scores">, names: Names): string {
  return ended.closer === null ? say.NOBODY_OUT : say.closerWords(names(ended.closer), bonusOf(ended));
}

/** What going out brought the one who did; 0 where nobody did. */
export function bonusOf({ closer, raw, scores }: Pick<Ended, "closer" | "raw" | "scores">): number {
  return closer === null ? 0 : scores[closer]! - raw[closer]!;
}

/** Events that say nothing where another follows: a card drawn, by whom its turn was then finished. */
function says(event: Happened, next: Happened | undefined): boolean {
  return !(event.kind === "drew" && next?.seat === event.seat && next.kind !== "reshuffled");
}

/** The line for a batch of events: the end of a round, else the two things that came last. */
export function latestNews(events: readonly Happened[], names: Names): string | null {
  const told = events.filter((event, index) => newsOf(event, names) !== null && says(event, events[index + 1]));
  const end = told.find(({ kind }) => kind === "scored");
  return (end ? [end] : told.slice(-2)).map((event) => newsOf(event, names)).join(" ") || null;
}
