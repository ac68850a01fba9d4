/** A sample table of Grandpa Beck's Golf: three players, the reader in seat 0. */

import type { Happened, Schema } from "../../src/api/types.ts";
import type { BecksFinished } from "../../src/games/becks-golf/outcome.ts";
import type { BecksHappened, BecksState, BecksView, Face } from "../../src/games/becks-golf/state.ts";

type Player = BecksState["players"][number];

export const NAMES = ["Ana", "Ruth", "Hal"];
export const DOWN: Face[] = [null, null, null, null, null, null, null, null, null];

const place = { type: "integer", minimum: 0, maximum: 8 };
const kind = (name: string, more: Record<string, unknown> = {}) => ({
  type: "object",
  properties: { kind: { const: name }, ...more },
});
/** Moves as the API describes them. */
export const OPENING: Schema = kind("open", { at: { type: "array", items: place, minItems: 2, maxItems: 2 } });
export const BEFORE_DRAWING: Schema = { oneOf: [kind("draw"), kind("take", { at: place })] };
export const CARD_IN_HAND: Schema = { oneOf: [kind("place", { at: place }), kind("discard")] };

export const player = (seat: number, more: Partial<Player> = {}): Player => ({
  seat,
  grid: DOWN,
  down: 9,
  down_cards: null,
  choice: null,
  sets: [],
  showing: 0,
  scores: [],
  total: 0,
  ...more,
});

export function viewOf(state: Partial<BecksState> = {}, more: Partial<BecksView> = {}): BecksView {
  const seats = NAMES.map((name, seat) => ({
    seat,
    name,
    kind: "human",
    level: null,
    player: name,
    played_by_bot: false,
  }));
  const whole: BecksState = {
    round: 2,
    rounds: 4,
    phase: "play",
    dealer: 2,
    turn: 0,
    turns: 3,
    most_turns: 30,
    closer: null,
    closers: [null],
    last_turns: [],
    pile: 57,
    pile_cards: null,
    discard: [9, 4],
    drawn: null,
    players: NAMES.map((_, seat) => player(seat)),
    own: { choice: null, changes_left: 30, would: null },
    last: null,
    ...state,
  };
  const shell = {
    seats,
    you: 0,
    status: "playing",
    waiting_for: [0],
    legal: null,
    happened: [],
    version: 9,
    result: null,
  };
  return { ...shell, ...more, state: whole } as unknown as BecksView;
}

export function finishedOf(totals: number[], you: number | null): BecksFinished {
  const places = totals.map((score, seat) => ({ seat, score, place: 1 + totals.filter((one) => one < score).length }));
  const players = totals.map((total, seat) => player(seat, { total, scores: [total] }));
  const view = viewOf({ phase: "over", players, turn: null }, { you, status: "finished" });
  return { ...view, result: { places } } as BecksFinished;
}

/** Returns an event of the game, or of the shell. */
export const event = (told: Omit<BecksHappened, "n"> | Record<string, unknown>): Happened =>
  ({ n: 10, ...told }) as Happened;
