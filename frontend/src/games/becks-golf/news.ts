/** The news line. */

import type { Happened } from "../../api/types.ts";
import type { Names } from "../seatNames.ts";
import { tellerOf } from "../table/news.ts";
import { closerWords } from "./roundEnd.ts";
import type { BecksHappened } from "./state.ts";
import * as say from "./texts/en/news.ts";
import { lastTurns, roundOver } from "./texts/en/table.ts";

export const newsOf = tellerOf<BecksHappened>({
  opened: ({ discard }) => say.opened(discard),
  drew: ({ card }, who) => say.drew(who, card),
  placed: (event, who) => say.placed(who, event),
  discarded: ({ card }, who) => say.discarded(who, card),
  reshuffled: () => say.RESHUFFLED,
  "went-out": ({ last_turns }, who, names) => lastTurns(who, last_turns.map(names)),
  scored: (ended, _, names) => `${roundOver(ended.round)} ${closerWords(ended, names)}`,
  dealt: ({ round }) => say.roundDealt(round),
  chose: (_, who) => say.hasChosen(who),
  began: () => say.BEGAN,
  finished: () => say.FINISHED,
});

/** Whether an event has news of its own: a drawn card has none once its player has finished the turn. */
function says(event: Happened, next: Happened | undefined): boolean {
  return !(event.kind === "drew" && next?.seat === event.seat && next.kind !== "reshuffled");
}

/** Returns the line for a batch of events: the end of a round, otherwise the last two events, or the last one alone if both take more
 * than `longest` characters. Null if no event has words. */
export function latestNews(events: readonly Happened[], names: Names, longest = Infinity): string | null {
  const shown = events.filter((event, index) => newsOf(event, names) !== null && says(event, events[index + 1]));
  const end = shown.find(({ kind }) => kind === "scored");
  const sentences = (end ? [end] : shown.slice(-2)).map((event) => newsOf(event, names)!);
  return (sentences.join(" ").length > longest ? sentences.pop() : sentences.join(" ")) || null;
}
