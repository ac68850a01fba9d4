/** What happened, as scenes: each is the board after one event, and the cards that move on the way there. */

import type { Happened } from "../../api/types.ts";
import type { Flight } from "../table/fly.ts";
import { after } from "./after.ts";
import type { Board } from "./board.ts";
import { DISCARD, handOf, PILE, PLACES, spotOf } from "./places.ts";
import { type Card, isPlayed, type Played } from "./state.ts";

export interface Scene {
  event: Played;
  board: Board;
  flights: Flight<Card>[];
}

/** One scene for each event that changes the table, in order. */
export function scenesOf(from: Board, happened: readonly Happened[], you: number | null): Scene[] {
  const scenes: Scene[] = [];
  let board = from;
  for (const event of happened.filter(isPlayed)) {
    const flights = flightsOf(event, board, you);
    board = after(board, event);
    scenes.push({ event, board, flights });
  }
  return scenes;
}

const STAGGER = 22;

function flightsOf(event: Played, board: Board, you: number | null): Flight<Card>[] {
  switch (event.kind) {
    case "opened": {
      const start: Flight<Card> = { card: event.discard, from: PILE, to: DISCARD, turns: true, wait: 0 };
      return [...event.cards.flatMap((cards, seat) => cards.map(({ at, card }) => turn(seat, at, card))), start];
    }
    case "drew": {
      const card = event.card ?? null;
      return [{ card, from: PILE, to: handOf(event.seat), turns: card !== null, wait: 0 }];
    }
    case "placed": {
      const { seat, at, card, replaced, was_down } = event;
      const [from, turns] = event.from === "discard" ? [DISCARD, false] : [handOf(seat), seat !== you];
      return [
        { card: replaced, from: spotOf(seat, at), to: DISCARD, turns: was_down, wait: 0 },
        { card, from, to: spotOf(seat, at), turns, wait: 0 },
      ];
    }
    case "discarded":
      return [{ card: event.card, from: handOf(event.seat), to: DISCARD, turns: event.seat !== you, wait: 0 }];
    case "reshuffled":
      return [{ card: null, from: DISCARD, to: PILE, turns: false, wait: 0 }];
    case "scored":
      return event.turned.flatMap((places, seat) => places.map((at) => turn(seat, at, event.grids[seat]![at]!)));
    case "dealt":
      return board.nines.flatMap((_, seat) =>
        PLACES.map((at) => ({ card: null, from: PILE, to: spotOf(seat, at), turns: false, wait: at * STAGGER })),
      );
    case "went-out":
      return [];
  }
}

const turn = (seat: number, at: number, card: Card): Flight<Card> => {
  const spot = spotOf(seat, at);
  return { card, from: spot, to: spot, turns: true, wait: 0 };
};
