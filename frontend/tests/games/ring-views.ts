/** Sample tables of the Trading Ring: views with any number of seats and any other fields that a test needs. */

import type { Seat } from "../../src/api/types.ts";
import {
  type Card,
  type Lies,
  nameOf,
  type Own,
  type RingPlayer,
  type RingState,
  type RingView,
  type Value,
} from "../../src/games/trade-ring/state.ts";

const NAMES = ["Ana", "Ines", "Otto", "Maud", "Piet", "Lou", "Bea", "Hal"];
const DECK = Array.from({ length: 52 }, (_, card) => nameOf(card));

/** Returns the engine's number of a card such as "QD". */
export const card = (name: string): Card => DECK.indexOf(name);
export const cards = (...names: string[]): Card[] => names.map(card);

/** Returns a card on the ring; null: face down. */
export const lies = (name: string | null, chips: number | null = null): Lies => ({
  card: name === null ? null : card(name),
  chips,
});

/** Returns a hand's value. */
export const value = (type: Value["type"], top: string): Value => ({ type, top: card(top), cards: [] });

export function player(seat: number, more: Partial<RingPlayer> = {}): RingPlayer {
  const plain = { hand: null, value: null, known: [], chips: null, slot: null, offer: null };
  return { seat, active: true, cards: 5, ...plain, ...more };
}

export function own(more: Partial<Own> = {}): Own {
  const hand = cards("3C", "4H", "5S", "6D", "KD");
  return {
    hand,
    value: { type: "Low Straight", top: card("6D"), cards: hand.slice(0, 4) },
    drawn: null,
    offer: null,
    changes_left: null,
    previews: [],
    ...more,
  };
}

interface Wanted {
  seats?: number;
  you?: number | null;
  waiting_for?: number[];
  options?: Record<string, unknown>;
  state?: Partial<RingState>;
  players?: Record<number, Partial<RingPlayer>>;
  more?: Partial<RingView>;
}

/** Returns a view of Ana, in front, with others around; it is Ana's turn unless the test says otherwise. */
export function viewOf({
  seats = 4,
  you = 0,
  waiting_for = [0],
  options = {},
  state,
  players = {},
  more,
}: Wanted = {}): RingView {
  const all = Array.from({ length: seats }, (_, seat) => player(seat, players[seat]));
  return {
    table: "t",
    game: "trade-ring",
    rules: 1,
    options: { secret_offers: false, high_risk: false, open_hands: false, chips: false, ...options },
    course: null,
    version: 9,
    from: 0,
    status: "playing",
    ended: null,
    seats: all.map(({ seat }) => ({ ...SEAT, seat, name: NAMES[seat]! })),
    you,
    links: { watch: "/t/t" },
    waiting_for,
    deadline: null,
    clock_hours: 72,
    pace: { bank: null, off: [], pause: null, seats: all.map(() => CLOCK) },
    started: null,
    legal: null,
    happened: [],
    messages: [],
    result: null,
    fairness: { commitment: "", nonces: [] },
    rematch: null,
    requests: [],
    may_ask: false,
    watching: true,
    last: null,
    ...more,
    state: {
      phase: "turn",
      turn: 7,
      turns_left: 26,
      skips_left: 12,
      auctioneer: 0,
      deck: 18,
      deck_cards: null,
      aside: 0,
      aside_cards: null,
      discard: [],
      pot: options["chips"] ? 0 : null,
      players: all,
      own: you === null ? null : own(),
      lately: null,
      end: null,
      left: null,
      winner: null,
      ...state,
    },
  } as unknown as RingView;
}

const CLOCK = { deadline: null, left: null, away: null, nudged: null };
const SEAT: Omit<Seat, "seat" | "name"> = {
  kind: "human",
  level: null,
  player: "p",
  played_by_bot: false,
  held_until: null,
};
