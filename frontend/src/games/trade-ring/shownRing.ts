/** The cards on the ring, now or at an earlier event. */

import type { Flight } from "../table/fly.ts";
import type { Lies, Played, RingView } from "./state.ts";

/** `down`: face down. The player's own card, or in a replay everyone's, may be known nevertheless. */
export interface Slot extends Lies {
  down: boolean;
}

export type Stage = ReturnType<typeof stageOf>;

/** A scene: the stage after an `event`, and the cards that moved. */
export interface Scene {
  stage: Stage;
  event: Played;
  flights: Flight<Lies>[];
}

/** Returns the stage while nothing moves. A seat that has left `waiting_for` has a card face down on the ring (G-02). */
export function stageOf({ state, waiting_for, you, options }: RingView) {
  const { phase, auctioneer, players, deck, discard, pot, own } = state;
  const thinking = phase === "offers" ? waiting_for : [];
  const secret = options["secret_offers"] === true;
  const slots = players.map(({ seat, slot, offer, active }): Slot | null => {
    if (slot) return { ...slot, down: secret && seat !== auctioneer };
    if (phase !== "offers" || !active || thinking.includes(seat)) return null;
    const known = seat === you ? own?.offer : offer;
    return { card: known?.card ?? null, chips: known?.chips ?? null, down: true };
  });
  return {
    phase,
    auctioneer,
    slots,
    /** Seats that have not made an offer yet. */
    thinking,
    active: players.map(({ active }) => active),
    chips: players.map(({ chips }) => chips),
    deck,
    discard,
    pot,
    /** The player's hand at that time. */
    own,
  };
}
