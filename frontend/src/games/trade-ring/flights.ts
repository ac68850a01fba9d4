/** Cards on their way when something happens: from a hand ("hand2"; a card of one's own: "held17") to the ring ("slot2") and back
 * again, from the deck, to the discard pile ("gone"). */

import type { Flight } from "../table/fly.ts";
import type { Stage } from "./shownRing.ts";
import type { Card, Lies, Played } from "./state.ts";

type Way = Omit<Flight<Lies>, "wait">;

const BACK: Lies = { card: null, chips: null };

/** A card that is gone when it gets there. */
const leaving = (card: Lies, from: string, to: string): Way => ({ card, from, to, goes: true });

/** The cards that move on the way from one stage to the next. */
export function flightsOf(event: Played, before: Stage, after: Stage, you: number | null): Way[] {
  const home = (seat: number, card: Card | null) => (seat === you && card !== null ? `held${card}` : `hand${seat}`);
  switch (event.kind) {
    case "auctioned":
    case "chose":
      return [{ card: seen(after, event.seat), from: `hand${event.seat}`, to: `slot${event.seat}` }];
    case "offered":
      return event.offers
        .filter(({ seat }) => !after.slots[seat]!.down)
        .map(({ seat }) => ({ card: seen(after, seat), from: `slot${seat}`, to: `slot${seat}`, turns: true }));
    case "swapped": {
      const [one, other] = [`slot${event.seat}`, `slot${event.with}`];
      const rest = lying(before).filter((seat) => seat !== event.seat && seat !== event.with);
      return [
        { card: event.given, from: one, to: other, bends: true },
        { card: event.taken, from: other, to: one, bends: true },
        ...rest.map((seat) => leaving(seen(before, seat), `slot${seat}`, home(seat, before.slots[seat]!.card))),
      ];
    }
    case "mulliganed":
      return event.cards.map(({ seat, card, chips }) => leaving({ card, chips }, `slot${seat}`, "gone"));
    case "drew":
      return [leaving(BACK, "deck", home(event.seat, event.card))];
    default:
      return [];
  }
}

/** What lies there, as all see it. */
function seen({ slots }: Stage, seat: number): Lies {
  const { card, chips, down } = slots[seat]!;
  return { card: down ? null : card, chips };
}

/** The seats before which a card lies. */
const lying = ({ slots }: Stage) => slots.flatMap((slot, seat) => (slot ? [seat] : []));

/** ms between one card and the next: those of eight seats are there in time. */
const STAGGER = 24;

/** What leaves the ring does so one after another, all else at once. */
export const staggered = (ways: readonly Way[]): Flight<Lies>[] =>
  ways.map((way, n) => ({ ...way, wait: way.goes ? n * STAGGER : 0 }));
