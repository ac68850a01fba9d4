/** How each event moves the cards. */

import { type Board, endOf, type Nine } from "./board.ts";
import { PLACES } from "./places.ts";
import type { Played } from "./state.ts";

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
