/** Turns events at the ring into scenes. */

import type { Happened } from "../../api/types.ts";
import { last, lastIndex } from "../lists.ts";
import { flightsOf, staggered } from "./flights.ts";
import type { Scene, Slot, Stage } from "./shownRing.ts";
import { isPlayed, type Played, type RingView } from "./state.ts";

/** Returns one scene for each event, starting from this stage. Unknown kinds have none. */
export function scenesOf(before: Stage, happened: readonly Happened[], view: RingView): Scene[] {
  const scenes: Scene[] = [];
  const secret = view.options["secret_offers"] === true;
  let stage = before;
  for (const event of happened.filter(isPlayed)) {
    const next = after(stage, event, secret);
    const ways = flightsOf(event, stage, next, view.you);
    const latest = last(scenes);
    if (latest && together(latest.event, event)) {
      const shown = event.seat === view.you ? event : latest.event;
      Object.assign(latest, { stage: next, event: shown, flights: staggered([...latest.flights, ...ways]) });
    } else {
      scenes.push({ stage: next, event, flights: staggered(ways) });
    }
    stage = next;
  }
  return withHands(scenes, view);
}

/** Whether two events share a scene: all draw at once, shown as the player's own draw; and an offer made needs no scene of its own. */
const together = (one: Played, other: Played) => one.kind === other.kind && ["drew", "chose"].includes(one.kind);

/** The player's hand in the scenes changes only when the event that changed it was shown: a drawn card is there at once, a swapped one
 * flies there. */
function withHands(scenes: Scene[], { you, state }: RingView): Scene[] {
  const swaps = ({ event }: Scene) => event.kind === "swapped" && (event.seat === you || event.with === you);
  const draws = ({ event }: Scene) => event.kind === "drew" && event.seat === you;
  const from = Math.max(lastIndex(scenes, swaps) + 1, lastIndex(scenes, draws));
  return scenes.map((scene, at) => (at < from ? scene : { ...scene, stage: { ...scene.stage, own: state.own } }));
}

/** Returns the stage after an event. */
function after(stage: Stage, event: Played, secret: boolean): Stage {
  switch (event.kind) {
    case "skipped":
      return { ...cleared(stage), auctioneer: event.seat };
    case "folded": {
      const active = stage.active.map((still, seat) => still && seat !== event.seat);
      return { ...cleared(stage), auctioneer: event.seat, active };
    }
    case "auctioned":
      return auctioned(cleared(stage), event);
    case "chose": {
      const { seat, card = null, chips = null } = event;
      const slots = put(stage.slots, seat, { card, chips, down: true });
      return { ...stage, slots, thinking: stage.thinking.filter((other) => other !== seat) };
    }
    case "offered": {
      const open = event.offers.reduce((so, { seat, ...lies }) => laid(so, seat, { ...lies, down: secret }), stage);
      return { ...open, phase: "choice", thinking: [] };
    }
    case "swapped":
      return swapped(stage, event);
    case "mulliganed": {
      const discard = [...stage.discard, ...event.cards.map(({ card }) => card)];
      return { ...cleared(stage), discard, pot: event.pot };
    }
    case "drew":
      return { ...cleared(stage), deck: Math.max(0, stage.deck - 1) };
    case "ended": {
      const discard = [...stage.discard, ...event.left];
      return { ...cleared(stage), phase: "over", auctioneer: null, discard, chips: event.chips ?? stage.chips };
    }
  }
}

type Told<Kind extends Played["kind"]> = Extract<Played, { kind: Kind }>;

function auctioned(open: Stage, { seat, card, chips }: Told<"auctioned">): Stage {
  const thinking = open.active.flatMap((active, other) => (active && other !== seat ? [other] : []));
  return { ...laid(open, seat, { card, chips, down: false }), phase: "offers", auctioneer: seat, thinking };
}

/** For a moment both cards are at their destinations. */
function swapped(stage: Stage, { seat: taker, with: owner, given, taken }: Told<"swapped">): Stage {
  const first = put(cleared(stage).slots, taker, { ...taken, down: taken.card === null });
  const slots = put(first, owner, { ...given, down: false });
  const back = (seat: number) => (slots[seat] ?? stage.slots[seat])?.chips ?? 0;
  return { ...stage, slots, chips: stage.chips.map((has, seat) => (has === null ? null : has + back(seat))) };
}

/** Returns the stage without cards on the ring. */
const cleared = (stage: Stage): Stage => ({
  ...stage,
  phase: "turn",
  slots: stage.slots.map(() => null),
  thinking: [],
});

const put = (slots: Stage["slots"], seat: number, slot: Slot) =>
  slots.map((old, other) => (other === seat ? slot : old));

/** Returns the stage with a card on the ring; its chips leave its owner's. */
const laid = (stage: Stage, seat: number, slot: Slot): Stage => ({
  ...stage,
  slots: put(stage.slots, seat, slot),
  chips: stage.chips.map((has, other) => (has === null || other !== seat ? has : has - (slot.chips ?? 0))),
});

/** Ms for which each event is shown before the next; less if many wait. */
const HELD: Record<Played["kind"], number> = {
  chose: 420,
  skipped: 900,
  folded: 1100,
  auctioned: 1000,
  offered: 1900,
  swapped: 1700,
  mulliganed: 1000,
  drew: 900,
  ended: 1600,
};
const QUEUE = 4;
const HURRIED = 0.6;

/** Returns for how many ms a scene is shown while this many wait behind it. */
export const held = ({ event }: Scene, waiting: number): number => HELD[event.kind] * (waiting < QUEUE ? 1 : HURRIED);
