/** What just happened, in one line. */

import type { Happened } from "../../api/types.ts";
import { capital, listWords } from "../../ui/words.ts";
import type { Names } from "../seats.ts";
import { type Ended, isPlayed, type Played } from "./state.ts";
import { aCard, cardName, change, points } from "./words.ts";

type Told<Kind extends Played["kind"]> = Extract<Played, { kind: Kind }>;
type Teller = (event: Happened, who: string, names: Names) => string;

const be = (who: string) => (who === "You" ? "were" : "was");

const SHELL: Record<string, Teller> = {
  chose: (_, who) => (who === "You" ? "Your two are chosen." : `${who} has chosen.`),
  joined: (_, who) => `${who} sat down at the table.`,
  began: () => "The cards are dealt.",
  left: (_, who) => `${who} left; a bot plays on.`,
  back: (_, who) => `${who} ${who === "You" ? "are" : "is"} back.`,
  released: (_, who) => `${who === "You" ? "Your" : `${who}’s`} seat may be taken by another.`,
  "timed-out": (_, who) => `${who} ${be(who)} away too long: the clock played on.`,
  finished: () => "The last card is turned.",
  abandoned: () => "The table is abandoned.",
  closed: () => "The table is closed.",
  rematch: (_, who) => `${who} ${who === "You" ? "want" : "wants"} a rematch.`,
};

/** One event in words; null for kinds that are unknown. */
export function newsOf(event: Happened | Played, names: Names): string | null {
  const who = event.seat === null ? "Somebody" : names(event.seat);
  if (isPlayed(event)) return capital(playedWords(event, who, names));
  const teller = SHELL[event.kind];
  return teller ? capital(teller(event, who, names)) : null;
}

function playedWords(event: Played, who: string, names: Names): string {
  switch (event.kind) {
    case "opened":
      return `All turned two. ${capital(aCard(event.discard))} starts the discards.`;
    case "drew":
      return event.card === undefined ? `${who} drew a card.` : `${who} drew ${aCard(event.card)}.`;
    case "placed":
      return `${placedWords(event, who)}${event.completed.map(({ score }) => ` A set: ${points(score)}.`).join("")}`;
    case "discarded":
      return `${who} threw ${aCard(event.card)}.`;
    case "reshuffled":
      return "The discards are shuffled and drawn from again.";
    case "went-out":
      return outWords(event.seat, event.last_turns, names);
    case "scored":
      return `Round ${event.round} is over. ${closerWords(event, names)}`;
    case "dealt":
      return `Round ${event.round} is dealt.`;
  }
}

function placedWords({ from, card, replaced, was_down }: Told<"placed">, who: string): string {
  const under = was_down ? `turned up ${aCard(replaced)}` : `threw ${aCard(replaced)}`;
  return `${who} ${from === "discard" ? `took the ${cardName(card)}` : `placed ${aCard(card)}`} and ${under}.`;
}

/** "Hal went out. One more turn for Bea and you." */
export function outWords(closer: number, lastTurns: readonly number[], names: Names): string {
  const who = listWords(lastTurns.map(names).map((name) => (name === "You" ? "you" : name)));
  return `${names(closer)} went out.${who ? ` One more turn for ${who}.` : ""}`;
}

/** "Hal went out and was alone the lowest: −5." */
export function closerWords(ended: Pick<Ended, "closer" | "raw" | "scores">, names: Names): string {
  const { closer } = ended;
  if (closer === null) return "Nobody went out.";
  const by = bonusOf(ended);
  const who = names(closer);
  return by < 0
    ? `${who} went out and ${be(who)} alone the lowest: ${change(by)}.`
    : `${who} went out and ${be(who)} not alone the lowest: ${change(by)}.`;
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
