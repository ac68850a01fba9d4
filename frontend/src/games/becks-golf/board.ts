/** The cards as they lie: now, or while the page tells what happened. */

import type { BecksState, BecksView, Ended } from "./state.ts";

/** What lies before a seat and what it shows so far; `total` is that of the rounds before. */
export type Nine = Pick<BecksState["players"][number], "grid" | "sets" | "showing" | "total">;

/** `closer` went out first in this round; `ended` is the round as it ended, while that is what lies there. */
export interface Board extends Pick<BecksState, "round" | "pile" | "discard" | "drawn" | "closer"> {
  nines: Nine[];
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

/** Whether a round before the one that is played lies there still: its last cards turn, and nothing is asked for the next. */
export const isEarlier = (board: Board, { state }: BecksView) => board.round < state.round;

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
