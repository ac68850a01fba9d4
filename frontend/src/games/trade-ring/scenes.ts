/** What happened on the ring, step by step. */

import type { Happened } from "../../api/types.ts";
import { last, lastIndex } from "../lists.ts";
import type { Scene, Slot, Stage } from "./stage.ts";
import type { Card, Lies, RingView } from "./state.ts";

/** What happened, step by step from the stage before; kinds that are unknown leave it as it is, and make no scene. */
export function scenesOf(before: Stage, happened: readonly Happened[], view: RingView): Scene[] {
  const scenes: Scene[] = [];
  const secret = view.options["secret_offers"] === true;
  let stage = before;
  for (const event of happened) {
    const step = STEPS[event.kind];
    if (!step) continue;
    const next = step(stage, event, secret);
    const latest = last(scenes);
    if (latest && together(latest.event, event)) {
      Object.assign(latest, { stage: next, event: tells(latest.event) ? latest.event : event });
      if (event.kind === "drew") latest.drew.push(event.seat!);
    } else {
      scenes.push({ before: stage, stage: next, event, drew: event.kind === "drew" ? [event.seat!] : [] });
    }
    stage = next;
  }
  return withHands(scenes, view);
}

/** All draw at once, and who has made an offer needs no moment alone. */
const together = (one: Happened, other: Happened) => one.kind === other.kind && ["drew", "chose"].includes(one.kind);
/** Whether this drawn card is one's own to see. */
const tells = (event: Happened) => event.kind === "drew" && event["card"] !== null && event["card"] !== undefined;

/** One's own hand stays as it was until what changed it last was shown: a drawn card is there at once, a swapped one goes there. */
function withHands(scenes: Scene[], { you, state }: RingView): Scene[] {
  const swaps = ({ event }: Scene) => event.kind === "swapped" && (event.seat === you || event["with"] === you);
  const draws = ({ drew }: Scene) => you !== null && drew.includes(you);
  const from = Math.max(lastIndex(scenes, swaps) + 1, lastIndex(scenes, draws));
  return scenes.map((scene, at) => (at < from ? scene : { ...scene, stage: { ...scene.stage, own: state.own } }));
}

type Step = (stage: Stage, event: Happened, secret: boolean) => Stage;

const STEPS: Record<string, Step> = {
  skipped: (stage, { seat }) => ({ ...cleared(stage), auctioneer: seat }),
  folded: (stage, { seat }) => ({
    ...cleared(stage),
    auctioneer: seat,
    active: stage.active.map((active, other) => active && other !== seat),
  }),
  auctioned: (stage, { seat, ...event }) => {
    const open = cleared(stage);
    return {
      ...laid(open, seat!, { ...liesOf(event), down: false }),
      phase: "offers",
      auctioneer: seat,
      thinking: open.active.flatMap((active, other) => (active && other !== seat ? [other] : [])),
    };
  },
  chose: (stage, { seat, ...event }) => ({
    ...stage,
    slots: put(stage.slots, seat!, { ...liesOf(event), down: true }),
    thinking: stage.thinking.filter((other) => other !== seat),
  }),
  offered: (stage, event, secret) => ({
    ...(event["offers"] as (Lies & { seat: number })[]).reduce(
      (so, { seat, card, chips }) => laid(so, seat, { card, chips, down: secret }),
      stage,
    ),
    phase: "choice",
    thinking: [],
  }),
  // For a moment the two cards lie where they go to.
  swapped: (stage, event) => {
    const [taker, owner] = [event.seat!, event["with"] as number];
    const [given, taken] = [event["given"] as Lies, event["taken"] as Lies];
    const first = put(cleared(stage).slots, taker, { ...taken, down: taken.card === null });
    const slots = put(first, owner, { ...given, down: false });
    const back = (seat: number) => (slots[seat] ?? stage.slots[seat])?.chips ?? 0;
    return { ...stage, slots, chips: stage.chips.map((has, seat) => (has === null ? null : has + back(seat))) };
  },
  mulliganed: (stage, event) => ({
    ...cleared(stage),
    discard: [...stage.discard, ...(event["cards"] as { card: Card }[]).map(({ card }) => card)],
    pot: event["pot"] as number | null,
  }),
  drew: (stage) => ({ ...cleared(stage), deck: Math.max(0, stage.deck - 1) }),
  ended: (stage, event) => ({
    ...cleared(stage),
    phase: "over",
    auctioneer: null,
    discard: [...stage.discard, ...(event["left"] as Card[])],
    chips: (event["chips"] as number[] | null) ?? stage.chips,
  }),
};

const liesOf = ({ card, chips }: Record<string, unknown>): Lies => ({
  card: (card as Card | undefined) ?? null,
  chips: (chips as number | undefined) ?? null,
});

/** The ring with nothing on it. */
const cleared = (stage: Stage): Stage => ({
  ...stage,
  phase: "turn",
  slots: stage.slots.map(() => null),
  thinking: [],
});

const put = (slots: Stage["slots"], seat: number, slot: Slot) =>
  slots.map((old, other) => (other === seat ? slot : old));

/** A card on the ring, its chips out of its owner's. */
const laid = (stage: Stage, seat: number, slot: Slot): Stage => ({
  ...stage,
  slots: put(stage.slots, seat, slot),
  chips: stage.chips.map((has, other) => (has === null || other !== seat ? has : has - (slot.chips ?? 0))),
});

/** ms for which each thing is shown before the next; less where many wait. */
const HELD: Record<string, number> = {
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

/** ms for which a scene is shown while so many wait behind it. */
export const held = ({ event }: Scene, waiting: number): number => HELD[event.kind]! * (waiting < QUEUE ? 1 : HURRIED);
