/** Cards on their way over the table; where one comes to lie is drawn with the ring itself. */

import type { Layout, Spot } from "./layout.ts";
import { pilesOf } from "./piles.ts";
import type { Scene } from "./stage.ts";
import type { Lies } from "./state.ts";

/** A card that leaves the ring, or the deck, and is gone when it gets there. */
export interface Flight extends Lies {
  seat: number;
  from: Spot;
  by: Spot;
  delay: number;
}

/** ms between one card and the next. */
const STAGGER = 40;

/** The middle of a seat's card. */
export function cardSpot(layout: Layout, place: number): Spot {
  const { x, y } = layout.seats[place]!;
  const plate = place > 0 || layout.named ? layout.plate + (layout.roomy ? 4 : 3) : 0;
  return { x, y: y + plate + layout.card.h / 2 };
}

/** So far from its middle the Mulligan's word reaches. */
const WORD = 54;

/** Whether the way from one card to another leads through the middle of the ring, where the Mulligan is. */
export function crosses({ middle }: Layout, from: Spot, to: Spot): boolean {
  return [0.3, 0.4, 0.5, 0.6, 0.7].some((part) => {
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    return Math.abs(x - middle.x) < WORD && y > middle.y && y < middle.y + middle.h;
  });
}

/** Where a player's hand is: at the plate, or below the picture for the place in front. */
function handSpot(layout: Layout, place: number): Spot {
  const { x, y } = layout.seats[place]!;
  return place === 0 ? { x, y: y + layout.seat.h + 24 } : { x, y: y + layout.plate / 2 };
}

const pileSpot = ({ pile }: Layout, { x, y }: Spot): Spot => ({ x, y: y + pile.h / 2 });

function flight(seat: number, lies: Lies, from: Spot, to: Spot, n: number): Flight {
  return { seat, ...lies, from, by: { x: to.x - from.x, y: to.y - from.y }, delay: n * STAGGER };
}

/** `seats` are around the table by places (`around`). */
export function flightsOf({ before, event, drew }: Scene, layout: Layout, seats: readonly number[]): Flight[] {
  const lying = seats.flatMap((seat, place) => {
    const slot = before.slots[seat];
    return slot ? [{ seat, place, slot: slot.down ? { ...slot, card: null } : slot }] : [];
  });
  switch (event.kind) {
    case "swapped":
      return lying
        .filter(({ seat }) => seat !== event.seat && seat !== event.with)
        .map(({ seat, place, slot }, n) => flight(seat, slot, cardSpot(layout, place), handSpot(layout, place), n));
    case "mulliganed": {
      return lying.map(({ seat, place }, n) =>
        flight(
          seat,
          event.cards.find((one) => one.seat === seat)!,
          cardSpot(layout, place),
          pileSpot(layout, pilesOf(layout).gone),
          n,
        ),
      );
    }
    case "drew":
      return drew.map((seat, n) =>
        flight(
          seat,
          { card: null, chips: null },
          pileSpot(layout, pilesOf(layout).deck),
          handSpot(layout, seats.indexOf(seat)),
          n,
        ),
      );
    default:
      return [];
  }
}

/** How a seat's slot comes to look as it does: from where its card comes, or that it turns over in its place. */
export type Arrival = { kind: "slides" | "arcs"; by: Spot } | { kind: "turns" } | null;

export function arrivalOf(
  { before, stage, event }: Scene,
  seat: number,
  layout: Layout,
  seats: readonly number[],
): Arrival {
  if (!stage.slots[seat]) return null;
  const place = seats.indexOf(seat);
  const to = cardSpot(layout, place);
  const from = (spot: Spot): Spot => ({ x: spot.x - to.x, y: spot.y - to.y });
  if (event.kind === "swapped") {
    const other = seat === event.seat ? event.with : event.seat;
    return { kind: "arcs", by: from(cardSpot(layout, seats.indexOf(other))) };
  }
  if (event.kind === "offered" && seat !== stage.auctioneer) {
    return before.slots[seat] && stage.slots[seat]?.down ? null : { kind: "turns" };
  }
  return before.slots[seat] ? null : { kind: "slides", by: from(handSpot(layout, place)) };
}
