/** What happened on the ring, step by step. */

import type { Happened } from "../../api/types.ts";
import { last } from "../lists.ts";
import type { Scene, Slot, Stage } from "./stage.ts";
import type { Card, Lies } from "./state.ts";

/** So many scenes are shown at most; of more only the last. */
const MOST = 9;

/** What happened, step by step from the stage before; kinds that are unknown leave it as it is, and make no scene. */
export function scenesOf(before: Stage, happened: readonly Happened[], secret: boolean): Scene[] {
  const scenes: Scene[] = [];
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
  return scenes.slice(-MOST);
}

/** All draw at once, and who has made an offer needs no moment alone. */
const together = (one: Happened, other: Happened) => one.kind === other.kind && ["drew", "chose"].includes(one.kind);
/** Whether this drawn card is one's own to see. */
const tells = (event: Happened) => event.kind === "drew" && event["card"] !== null && event["card"] !== undefined;

type Step = (stage: Stage, event: Happened, secret: boolean) => Stage;

const STEPS: Record<string, Step> = {
  skipped: (stage, { seat }) => ({ ...cleared(stage), auctioneer: seat }),
  folded: (stage, { seat }) => ({
    ...cleared(stage),
    auctioneer: seat,
    active: stage.active.map((active, other) => active && other !== seat),
  }),
  auctioned: (stage, event) => {
    const lies = liesOf(event);
    const open = cleared(stage);
    return {
      ...open,
      phase: "offers",
      auctioneer: event.seat,
      slots: put(open.slots, event.seat!, { ...lies, down: false }),
      chips: pay(open.chips, event.seat!, lies.chips),
      thinking: open.active.flatMap((active, seat) => (active && seat !== event.seat ? [seat] : [])),
    };
  },
  chose: (stage, event) => ({
    ...stage,
    slots: put(stage.slots, event.seat!, { ...liesOf(event), down: true }),
    thinking: stage.thinking.filter((seat) => seat !== event.seat),
  }),
  offered: (stage, event, secret) => {
    let { slots, chips } = stage;
    for (const offer of event["offers"] as (Lies & { seat: number })[]) {
      slots = put(slots, offer.seat, { card: offer.card, chips: offer.chips, down: secret });
      chips = pay(chips, offer.seat, offer.chips);
    }
    return { ...stage, phase: "choice", thinking: [], slots, chips };
  },
  // For a moment the two cards lie where they go to.
  swapped: (stage, event) => {
    const [taker, owner] = [event.seat!, event["with"] as number];
    const [given, taken] = [event["given"] as Lies, event["taken"] as Lies];
    const back = stage.slots.map((slot, seat) => (seat === taker ? taken : seat === owner ? given : slot)?.chips ?? 0);
    return {
      ...stage,
      slots: put(
        put(
          stage.slots.map(() => null),
          taker,
          { ...taken, down: taken.card === null },
        ),
        owner,
        {
          ...given,
          down: false,
        },
      ),
      chips: stage.chips.map((chips, seat) => (chips === null ? null : chips + back[seat]!)),
    };
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

const pay = (all: Stage["chips"], seat: number, chips: number | null) =>
  all.map((has, other) => (has === null || other !== seat ? has : has - (chips ?? 0)));
