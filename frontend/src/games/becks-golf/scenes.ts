/** Turns events into scenes: the board after each event, and the cards that move. */

import type { Happened } from "../../api/types.ts";
import type { Flight } from "../table/fly.ts";
import { type Board, endOf } from "./board.ts";
import { DISCARD, handOf, PILE, PLACES, spotOf } from "./gridPlaces.ts";
import type { BecksHappened, Card, Face } from "./state.ts";

interface Step {
  board: Board;
  flights: Flight<Card>[];
}

export interface Scene extends Step {
  event: Happened;
}

/** Returns one scene for each event that changes the table, in order. */
export function scenesOf(from: Board, happened: readonly Happened[], you: number | null): Scene[] {
  const scenes: Scene[] = [];
  let board = from;
  for (const event of happened) {
    const step = (STEPS as Record<string, Stepper<never>>)[event.kind]?.(board, event as never, you);
    if (!step) continue;
    scenes.push({ event, ...step });
    board = step.board;
  }
  return scenes;
}

type Stepper<Event> = (board: Board, event: Event, you: number | null) => Step;

const STAGGER = 22;

const flight = (card: Face, from: string, to: string, turns: boolean, wait = 0) => ({ card, from, to, turns, wait });
const turn = (card: Card, spot: string) => flight(card, spot, spot, true);

/** How each of the game's events changes the board. Events of the shell do not. */
const STEPS: { [Kind in BecksHappened["kind"]]?: Stepper<Extract<BecksHappened, { kind: Kind }>> } = {
  opened: (board, { cards, showing, discard }) => ({
    board: {
      ...board,
      pile: board.pile - 1,
      discard: [discard],
      nines: board.nines.map((nine, seat) => {
        const grid = [...nine.grid];
        for (const { at, card } of cards[seat] ?? []) grid[at] = card;
        return { ...nine, grid, showing: showing[seat] ?? 0 };
      }),
    },
    flights: [
      ...cards.flatMap((turned, seat) => turned.map(({ at, card }) => turn(card, spotOf(seat, at)))),
      flight(discard, PILE, DISCARD, true),
    ],
  }),
  drew: (board, { seat, card = null }) => ({
    board: { ...board, pile: board.pile - 1, drawn: { seat, card } },
    flights: [flight(card, PILE, handOf(seat), card !== null)],
  }),
  placed: (board, { seat, at, card, from, replaced, was_down, sets, showing }, you) => {
    const taken = from === "discard";
    const spot = spotOf(seat, at);
    const grid = board.nines[seat]!.grid.map((face, place) => (place === at ? card : face));
    return {
      board: {
        ...board,
        nines: board.nines.map((nine, other) => (other === seat ? { ...nine, grid, sets, showing } : nine)),
        discard: [...(taken ? board.discard.slice(0, -1) : board.discard), replaced],
        drawn: taken ? board.drawn : null,
      },
      flights: [
        flight(replaced, spot, DISCARD, was_down),
        flight(card, taken ? DISCARD : handOf(seat), spot, !taken && seat !== you),
      ],
    };
  },
  discarded: (board, { seat, card }, you) => ({
    board: { ...board, drawn: null, discard: [...board.discard, card] },
    flights: [flight(card, handOf(seat), DISCARD, seat !== you)],
  }),
  reshuffled: (board, { cards }) => ({
    board: { ...board, pile: cards, discard: board.discard.slice(-1) },
    flights: [flight(null, DISCARD, PILE, false)],
  }),
  "went-out": (board, { seat }) => ({ board: { ...board, closer: seat }, flights: [] }),
  scored: (board, event) => ({
    board: endOf(event, board.pile),
    flights: event.turned.flatMap((places, seat) =>
      places.map((at) => turn(event.grids[seat]![at]!, spotOf(seat, at))),
    ),
  }),
  dealt: ({ nines, ended }, { round, pile }) => ({
    board: {
      round,
      pile,
      nines: nines.map(({ total }, seat) => ({
        grid: PLACES.map(() => null),
        sets: [],
        showing: 0,
        total: ended?.totals[seat] ?? total,
      })),
      discard: [],
      drawn: null,
      closer: null,
      ended: null,
    },
    flights: nines.flatMap((_, seat) => PLACES.map((at) => flight(null, PILE, spotOf(seat, at), false, at * STAGGER))),
  }),
};
