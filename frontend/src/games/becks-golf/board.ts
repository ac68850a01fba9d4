/** The cards on the table: the current ones, or those at an event that is being shown. */

import type { BecksState, BecksView, Ended } from "./state.ts";

/** A seat's cards and visible total; `total` is that of the rounds before. */
export type Nine = Pick<BecksState["players"][number], "grid" | "sets" | "showing" | "total">;

/** `closer` went out first in this round. `ended` is the finished round while its cards are shown. */
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

/** Whether an earlier round is still shown: its last cards flip, and no choice for the next round is offered. */
export const isEarlier = (board: Board, { state }: BecksView) => board.round < state.round;

/** Returns the board of a finished round, with all cards face up. */
export function endOf(ended: Ended, pile: number): Board {
  const nines = ended.grids.map((grid, seat) => ({
    grid,
    sets: ended.sets[seat]!,
    showing: ended.raw[seat]!,
    total: ended.totals[seat]! - ended.scores[seat]!,
  }));
  return { round: ended.round, nines, pile, discard: [ended.discard], drawn: null, closer: ended.closer, ended };
}
