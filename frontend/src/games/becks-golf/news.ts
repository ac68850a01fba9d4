/** What just happened, in one line. */

import type { Happened } from "../../api/types.ts";
import { capital } from "../../ui/words.ts";
import { houseNews } from "../house.ts";
import type { Names } from "../seats.ts";
import { type Ended, isPlayed, type Played } from "./state.ts";
import * as say from "./texts/en/table.ts";

/** One event in words; null for kinds that are unknown. */
export function newsOf(event: Happened | Played, names: Names): string | null {
  const who = event.seat === null ? "Somebody" : names(event.seat);
  if (isPlayed(event)) return capital(playedWords(event, who, names));
  switch (event.kind) {
    case "chose":
      return capital(say.hasChosen(who));
    case "began":
      return say.BEGAN;
    case "finished":
      return say.FINISHED;
    default:
      return houseNews(event, who);
  }
}

function playedWords(event: Played, who: string, names: Names): string {
  switch (event.kind) {
    case "opened":
      return say.opened(event.discard);
    case "drew":
      return say.drew(who, event.card);
    case "placed":
      return say.placed(who, event.from === "discard", event.card, event.was_down, event.replaced, event.completed);
    case "discarded":
      return say.discarded(who, event.card);
    case "reshuffled":
      return say.RESHUFFLED;
    case "went-out":
      return say.lastTurns(who, event.last_turns.map(names));
    case "scored":
      return `${say.roundOver(event.round)} ${closerWords(event, names)}`;
    case "dealt":
      return say.roundDealt(event.round);
  }
}

/** Who ended the round, and what that brought. */
export function closerWords(ended: Pick<Ended, "closer" | "raw" | "scores">, names: Names): string {
  return ended.closer === null ? say.NOBODY_OUT : say.closerWords(names(ended.closer), bonusOf(ended));
}

/** What going out brought the one who did; 0 where nobody did. */
export function bonusOf({ closer, raw, scores }: Pick<Ended, "closer" | "raw" | "scores">): number {
  return closer === null ? 0 : scores[closer]! - raw[closer]!;
}

export const isOwnTimeOut = ({ kind, seat }: Happened, you: number | null): boolean =>
  kind === "timed-out" && seat === you;

/** Events that say nothing where another follows: a card drawn, by whom its turn was then finished. */
function says(event: Happened, next: Happened | undefined): boolean {
  return !(event.kind === "drew" && next?.seat === event.seat && next.kind !== "reshuffled");
}

/** The line for a batch of events: that one's own clock ran out, else the two things that came last. */
export function latestNews(events: readonly Happened[], names: Names, you: number | null): string | null {
  const told = events.filter((event, index) => newsOf(event, names) !== null && says(event, events[index + 1]));
  const missed = told.find((event) => isOwnTimeOut(event, you));
  if (missed) return newsOf(missed, names);
  const end = told.find(({ kind }) => kind === "scored");
  const newest = end ? [end] : told.slice(-2);
  return newest.length ? newest.map((event) => newsOf(event, names)).join(" ") : null;
}
