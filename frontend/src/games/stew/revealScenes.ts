/** The scenes of a reveal: the turn and, at the end of a round, each pot's payment and everyone's earnings. Pure. */

import type { Player, RoyalName, StewState, StewView, Token } from "./state.ts";

type Last = NonNullable<StewState["last"]>;
type Play = Player["plays"][0];
export type Score = Last["scores"][number];

export type Scene = Turn | Pot | Accounts;

/** Everything played in a turn. */
export interface Turn {
  step: "turn";
  round: number;
  turn: number;
  /** The seat that may exchange its token, for which all wait; null if none. */
  asked: number | null;
  /** The order of each royal; none for the mulligan. */
  orders: Partial<Record<Token, number>>;
  seats: Laid[];
}

/** What a seat has played. */
export interface Laid {
  play: Play;
  /** All its matches in that pot, including earlier turns. */
  matches: number;
}

/** One pot's payment. */
export interface Pot {
  step: "pot";
  round: number;
  score: Score;
  /** The royal of the next pot; null after the last one. */
  next: RoyalName | null;
  seats: Paid[];
}

/** A seat's share of the pot, and its earnings. */
export interface Paid {
  /** Its cards that are still in the pot. */
  cards: number[];
  matches: number;
  takes: boolean;
  earns: number;
  /** Its money after this pot. */
  money: number;
}

/** Everyone's earnings in the round. */
export interface Accounts {
  step: "paid";
  round: number;
  royals: RoyalName[];
  seats: Account[];
}

export interface Account {
  /** Earnings by royal. */
  pots: { earns: number; takes: boolean }[];
  /** Earnings from a specialty. */
  extra: number;
  money: number;
}

/** Returns the scenes of the newest turn; empty before the first one. */
export function scenesOf(view: StewView): Scene[] {
  const turn = turnOf(view.state);
  if (!turn) return [];
  const { last } = view.state;
  return last?.round === turn.round ? [turn, ...potsOf(view), accountsOf(view)!] : [turn];
}

/** Returns the last revealed turn: as it is now, or as it was when the round was scored. */
export function turnOf({ players, royals, last, round, asked }: StewState): Turn | null {
  const turn = players[0]!.plays.length;
  if (!turn) return last && scoredTurn(last);
  const seats = players.map(({ plays, matches }) => laidOf(plays[turn - 1]!, (royal) => matches[royal]));
  const orders = Object.fromEntries(Object.entries(royals).map(([royal, { order }]) => [royal, order]));
  return { step: "turn", round, turn, asked, orders, seats };
}

function scoredTurn({ round, plays, scores }: Last): Turn {
  const turn = plays[0]!.length;
  const seats = plays.map((own, seat) =>
    laidOf(own[turn - 1]!, (named) => scores.find(({ royal }) => royal === named)?.matches[seat]),
  );
  const orders = Object.fromEntries(scores.map(({ royal, order }) => [royal, order]));
  return { step: "turn", round, turn, asked: null, orders, seats };
}

const laidOf = (play: Play, matchesWith: (token: Token) => number | undefined): Laid => ({
  play,
  matches: matchesWith(play.token) ?? 0,
});

/** Returns a key that differs between turns, and before and after an exchange; empty before the first turn. */
export function keyOf(state: StewState): string {
  const turn = turnOf(state);
  return turn ? `${turn.round}/${turn.turn}/${turn.asked ?? ""}` : "";
}

/** Returns the pots of the last scored round; empty before the first. */
export function potsOf({ state: { last, players } }: StewView): Pot[] {
  if (!last) return [];
  const money = players.map(({ money }, seat) => money - last.paid[seat]!);
  return last.scores.map((score, at) => {
    const seats = money.map((had, seat) => {
      const paid = paidTo(last, score, seat, had);
      money[seat] = paid.money;
      return paid;
    });
    return { step: "pot", round: last.round, score, next: last.scores[at + 1]?.royal ?? null, seats };
  });
}

function paidTo({ plays }: Last, score: Score, seat: number, had: number): Paid {
  const { royal, matches } = score;
  const { earns, takes } = earnedBy(score, seat);
  const cards = plays[seat]!.filter(({ token, gone }) => token === royal && !gone).flatMap((play) => play.cards);
  return { cards, matches: matches[seat]!, takes, earns, money: had + earns };
}

function earnedBy({ takers, share, wages }: Score, seat: number): { earns: number; takes: boolean } {
  const takes = takers.includes(seat);
  return { earns: takes ? share : wages[seat]!, takes };
}

/** Returns everyone's earnings in the last scored round; null before the first. */
export function accountsOf({ state: { last, players } }: StewView): Accounts | null {
  if (!last) return null;
  const seats = players.map(({ money }, seat) => {
    const pots = last.scores.map((score) => earnedBy(score, seat));
    const extra = pots.reduce((rest, { earns }) => rest - earns, last.paid[seat]!);
    return { pots, extra, money };
  });
  return { step: "paid", round: last.round, royals: last.scores.map(({ royal }) => royal), seats };
}
