/** The pots of a round that was scored, one after another. Pure. */

import type { Happened } from "../../api/types.ts";
import type { RoyalName, StewView } from "./state.ts";

type Last = NonNullable<StewView["state"]["last"]>;
export type Score = Last["scores"][number];

/** One pot, as it is paid out. */
export interface Reveal {
  round: number;
  score: Score;
  /** The royal whose pot comes next; null with the last one. */
  next: RoyalName | null;
  seats: Paid[];
}

/** What a seat has in the pot, and has earned by it. */
export interface Paid {
  /** Those of its cards that are still there. */
  cards: number[];
  matches: number;
  takes: boolean;
  earns: number;
  /** All its money once this pot is paid. */
  money: number;
}

/** The pots of the last round that was scored; none before. */
export function potsOf({ state: { last, players } }: StewView): Reveal[] {
  if (!last) return [];
  const money = players.map(({ money }, seat) => money - last.paid[seat]!);
  return last.scores.map((score, at) => {
    const seats = money.map((had, seat) => {
      const paid = paidTo(last, score, seat, had);
      money[seat] = paid.money;
      return paid;
    });
    return { round: last.round, score, next: last.scores[at + 1]?.royal ?? null, seats };
  });
}

function paidTo({ plays }: Last, { royal, takers, share, wages, matches }: Score, seat: number, had: number): Paid {
  const takes = takers.includes(seat);
  const earns = takes ? share : wages[seat]!;
  const cards = plays[seat]!.filter(({ token, gone }) => token === royal && !gone).flatMap((play) => play.cards);
  return { cards, matches: matches[seat]!, takes, earns, money: had + earns };
}

/** One scene a pot, where a round was scored. */
export const scenesOf = (_: unknown, happened: readonly Happened[], view: StewView): Reveal[] =>
  happened.some(({ kind }) => kind === "scored") ? potsOf(view) : [];
