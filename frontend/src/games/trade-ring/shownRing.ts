/** What lies on the ring, now or at an earlier event. */

import type { Flight } from "../table/fly.ts";
import type { Lies, Played, RingView } from "./state.ts";

/** `down`: it lies face-down; one's own card, or in a replay everybody's, may be known all the same. */
export interface Slot extends Lies {
  down: boolean;
}

export type Stage = ReturnType<typeof stageOf>;

/** A step to a stage; `event` led there, and these cards moved. */
export interface Scene {
  stage: Stage;
  event: Played;
  flights: Flight<Lies>[];
}

/** The stage while nothing moves. Who has left `waiting_for` has a card face-down on the ring (G-02). */
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
    /** Who still owes an offer. */
    thinking,
    active: players.map(({ active }) => active),
    chips: players.map(({ chips }) => chips),
    deck,
    discard,
    pot,
    /** One's own hand, as it was then. */
    own,
  };
}
