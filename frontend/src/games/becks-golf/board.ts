/** The cards as they lie, and how each event moves them: what the page shows while it tells what happened. */

import type { BecksView, Card, Ended, Face, MadeSet, Played } from "./state.ts";
import { PLACES } from "./state.ts";

export interface Nine {
  grid: Face[];
  sets: MadeSet[];
  /** What the cards show so far. */
  showing: number;
  /** The rounds before this one. */
  total: number;
}

export interface Board {
  round: number;
  nines: Nine[];
  pile: number;
  discard: Card[];
  drawn: { seat: number; card: Face } | null;
  /** Who went out first in this round. */
  closer: number | null;
  /** The round as it ended, while that is what lies there. */
  ended: Ended | null;
}

export function boardOf({ state }: BecksView): Board {
  return {
    round: state.round,
    nines: state.players.map(({ grid, sets, showing, total }) => ({ grid, sets, showing, total })),
    pile: state.pile,
    discard: state.discard,
    drawn: state.drawn,
    closer: state.closer,
    ended: null,
  };
}

/** A round that is over, with all cards turned. */
export function endOf(ended: Ended, pile: number): Board {
  const nines = ended.grids.map((grid, seat) => ({
    grid,
    sets: ended.sets[seat]!,
    showing: ended.raw[seat]!,
    total: ended.totals[seat]! - ended.scores[seat]!,
  }));
  return { round: ended.round, nines, pile, discard: [ended.discard], drawn: null, closer: ended.closer, ended };
}

/** The board after an event. */
export function after(board: Board, event: Played): Board {
  switch (event.kind) {
    case "opened":
      return {
        ...board,
        pile: board.pile - 1,
        discard: [event.discard],
        nines: board.nines.map((nine, seat) => opened(nine, event, seat)),
      };
    case "drew":
      return { ...board, pile: board.pile - 1, drawn: { seat: event.seat, card: event.card ?? null } };
    case "placed":
      return placed(board, event);
    case "discarded":
      return { ...board, drawn: null, discard: [...board.discard, event.card] };
    case "reshuffled":
      return { ...board, pile: event.cards, discard: board.discard.slice(-1) };
    case "went-out":
      return { ...board, closer: event.seat };
    case "scored":
      return endOf(event, board.pile);
    case "dealt":
      return {
        round: event.round,
        nines: board.nines.map((nine, seat) => dealt(nine, board.ended?.totals[seat])),
        pile: event.pile,
        discard: [],
        drawn: null,
        closer: null,
        ended: null,
      };
  }
}

type Told<Kind extends Played["kind"]> = Extract<Played, { kind: Kind }>;

function opened(nine: Nine, { cards, showing }: Told<"opened">, seat: number): Nine {
  const grid = [...nine.grid];
  for (const { at, card } of cards[seat] ?? []) grid[at] = card;
  return { ...nine, grid, showing: showing[seat] ?? 0 };
}

function placed(board: Board, { seat, at, card, from, replaced, sets, showing }: Told<"placed">): Board {
  const left = from === "discard" ? board.discard.slice(0, -1) : board.discard;
  const nines = board.nines.map((nine, other) =>
    other === seat
      ? { ...nine, grid: nine.grid.map((face, place) => (place === at ? card : face)), sets, showing }
      : nine,
  );
  return { ...board, nines, discard: [...left, replaced], drawn: from === "pile" ? null : board.drawn };
}

function dealt({ total }: Nine, now: number | undefined): Nine {
  return { grid: PLACES.map(() => null), sets: [], showing: 0, total: now ?? total };
}
