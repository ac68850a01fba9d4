/** The cards as they lie: now, or while the page tells what happened. */

import type { BecksView, Card, Ended, Face, MadeSet } from "./state.ts";

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
