/** The scenes of a reveal: the turn, and at the end of a round each pot being paid and everyone's earnings. Pure. */

import type { Player, RoyalName, StewState, StewView, Token } from "./state.ts";

type Last = NonNullable<StewState["last"]>;
type Play = Player["plays"][0];
export type Score = Last["scores"][number];

export type Scene = Turn | Pot | Accounts;

/** All that was played in a turn. */
export interface Turn {
  step: "turn";
  round: number;
  turn: number;
  /** Whom all wait for: it may exchange its token. */
  asked: number | null;
  /** What each royal has ordered; nothing for the mulligan. */
  orders: Partial<Record<Token, number>>;
  seats: Laid[];
}

/** What a seat has played. */
export interface Laid {
  play: Play;
  /** All its matches there, those of earlier turns too. */
  matches: number;
}

/** One pot, as it is paid out. */
export interface Pot {
  step: "pot";
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

/** What the round has brought everybody. */
export interface Accounts {
  step: "paid";
  round: number;
  royals: RoyalName[];
  seats: Account[];
}

export interface Account {
  /** By royal. */
  pots: { earns: number; takes: boolean }[];
  /** What a specialty brought besides. */
  extra: number;
  money: number;
}

/** The newest turn with all that followed from it; nothing before the first one. */
export function scenesOf(view: StewView): Scene[] {
  const turn = turnOf(view.state);
  if (!turn) return [];
  const { last } = view.state;
  return last?.round === turn.round ? [turn, ...potsOf(view), accountsOf(view)!] : [turn];
}

/** The turn that was shown last: as it lies there, or as it lay when its round was scored. */
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

/** Tells turns apart, and one that waits for an exchange from what came of it; nothing before the first. */
export function keyOf(state: StewState): string {
  const turn = turnOf(state);
  return turn ? `${turn.round}/${turn.turn}/${turn.asked ?? ""}` : "";
}

/** The pots of the last round that was scored; none before. */
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

/** What the last round that was scored brought everybody; null before. */
export function accountsOf({ state: { last, players } }: StewView): Accounts | null {
  if (!last) return null;
  const seats = players.map(({ money }, seat) => {
    const pots = last.scores.map((score) => earnedBy(score, seat));
    const extra = pots.reduce((rest, { earns }) => rest - earns, last.paid[seat]!);
    return { pots, extra, money };
  });
  return { step: "paid", round: last.round, royals: last.scores.map(({ royal }) => royal), seats };
}
