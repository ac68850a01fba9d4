/** A finished game in words. Nobody ever ties (T-09). */

import { capital, ordinal } from "../../ui/words.ts";
import { namesOf } from "../seats.ts";
import type { Finished, Group, Outcome } from "../types.ts";
import type { End, RingState } from "./state.ts";
import { chipWords, handWords, signOf } from "./words.ts";

const ENDS: Record<End, string> = {
  fold: "All have folded",
  deck: "The deck ran out",
  skips: "Everybody skipped",
  turns: "The last turn was played",
};

/** Why the game is over, and what became of the pot. */
export function endWords({ end, pot }: RingState): string {
  const why = end ? ENDS[end] : "The game is over";
  return pot ? `${why}. The pot of ${chipWords(pot)} went to the best hand.` : `${why}.`;
}

/** The seats, best hand first. */
export function orderOf({ result }: Finished): number[] {
  return [...result.places].sort((a, b) => a.place - b.place).map(({ seat }) => seat);
}

export function outcome(view: Finished<RingState>): Outcome {
  const { players } = view.state;
  const names = namesOf(view);
  const order = orderOf(view);
  const groups = order.map((seat, at): Group => {
    const value = players[seat]?.value;
    return {
      place: at + 1,
      seats: [seat],
      score: value ? signOf(value.top) : "",
      words: `${names(seat)}, ${value?.type ?? ""}`,
    };
  });
  const winner = order[0]!;
  const best = players[winner]?.value;
  const who = names(winner);
  const mine = view.you === null ? -1 : order.indexOf(view.you);
  const told = [best ? `${handWords(best)}.` : "", mine > 0 ? `You came ${ordinal(mine + 1)}.` : ""];
  return {
    title: capital(`${who} ${who === "You" ? "take" : "takes"} the ring`),
    line: told.filter(Boolean).join(" "),
    groups,
  };
}
