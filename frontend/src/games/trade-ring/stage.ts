/** What lies on the ring: as the view has it, or as it was when something happened. */

import type { Happened } from "../../api/types.ts";
import type { Card, Lies, Phase, RingView } from "./state.ts";

/** `down`: it lies face-down; one's own card, or in a replay everybody's, may be known all the same. */
export interface Slot extends Lies {
  down: boolean;
}

export interface Stage {
  phase: Phase;
  auctioneer: number | null;
  slots: (Slot | null)[];
  /** Who still owes an offer. */
  thinking: number[];
  active: boolean[];
  chips: (number | null)[];
  deck: number;
  discard: Card[];
  pot: number | null;
}

/** A step from one stage to the next; `event` led there. */
export interface Scene {
  before: Stage;
  stage: Stage;
  event: Happened;
  /** Those who draw together. */
  drew: number[];
}

/** The stage while nothing moves. Who has left `waiting_for` has a card face-down on the ring (G-02). */
export function stageOf({ state, waiting_for, you, options }: RingView): Stage {
  const thinking = state.phase === "offers" ? waiting_for : [];
  const secret = options["secret_offers"] === true;
  return {
    phase: state.phase,
    auctioneer: state.auctioneer,
    slots: state.players.map(({ seat, slot, offer, active }): Slot | null => {
      if (slot) return { ...slot, down: secret && seat !== state.auctioneer };
      if (state.phase !== "offers" || !active || thinking.includes(seat)) return null;
      const known = seat === you ? state.own?.offer : offer;
      return { card: known?.card ?? null, chips: known?.chips ?? null, down: true };
    }),
    thinking,
    active: state.players.map(({ active }) => active),
    chips: state.players.map(({ chips }) => chips),
    deck: state.deck,
    discard: state.discard,
    pot: state.pot,
  };
}
