/** `view.state` of the trading game. */

import type { View } from "../../api/types.ts";

/** A card by its place in the deck's list: four times its rank, twos 0, plus its suit. */
export type Card = number;

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

/** "QD", as cards are named in pictures and records. */
export function nameOf(card: Card): string {
  return `${RANKS[card >> 2]}${"DCHS"[card & 3]}`;
}

export interface Value {
  type: string;
  top: Card;
  cards: Card[];
}

/** What lies on the ring; `card` null: face-down for this viewer. `chips` null: none are played. */
export interface Lies {
  card: Card | null;
  chips: number | null;
}

export type Change = "same" | `${"better" | "worse"}-${"type" | "rank" | "suit"}`;

export interface Preview {
  seat: number | null;
  card: Card;
  value: Value;
  change: Change;
}

export interface RingPlayer {
  seat: number;
  active: boolean;
  cards: number;
  hand: Card[] | null;
  value: Value | null;
  known: Card[];
  chips: number | null;
  slot: Lies | null;
  offer: Lies | null;
}

export interface Own {
  hand: Card[];
  value: Value;
  drawn: Card | null;
  offer: (Lies & { card: Card }) | null;
  changes_left: number | null;
  previews: Preview[];
}

export type Phase = "turn" | "offers" | "choice" | "over";
export type End = "fold" | "deck" | "skips" | "turns";

export interface Lately {
  turn: number;
  seat: number;
  way: "skip" | "fold" | "swap" | "mulligan";
  auctioned: Lies | null;
  offers: (Lies & { seat: number })[];
  taken: number | null;
}

export interface RingState {
  phase: Phase;
  turn: number;
  turns_left: number;
  skips_left: number;
  auctioneer: number | null;
  deck: number;
  deck_cards: Card[] | null;
  aside: number;
  aside_cards: Card[] | null;
  discard: Card[];
  pot: number | null;
  players: RingPlayer[];
  own: Own | null;
  lately: Lately | null;
  end: End | null;
  left: Card[] | null;
  winner: number | null;
}

export type RingView = View<RingState> & { state: RingState };
