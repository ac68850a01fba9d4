/** Flights of cards: from a hand ("hand2"; a card of the player's own: "held17") to the ring ("slot2") and back, from the deck, and to the
 * discard pile ("gone"). */

import type { Flight } from "../table/fly.ts";
import type { Stage } from "./shownRing.ts";
import type { Card, Lies, Played } from "./state.ts";

type Way = Omit<Flight<Lies>, "wait">;

const BACK: Lies = { card: null, chips: null };

/** Returns a flight at whose end the card disappears. */
const leaving = (card: Lies, from: string, to: string): Way => ({ card, from, to, goes: true });

/** Returns the cards that move between two stages. */
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

/** Returns a seat's card as everyone sees it. */
function seen({ slots }: Stage, seat: number): Lies {
  const { card, chips, down } = slots[seat]!;
  return { card: down ? null : card, chips };
}

/** Returns the seats with a card on the ring. */
const lying = ({ slots }: Stage) => slots.flatMap((slot, seat) => (slot ? [seat] : []));

/** Ms between one card and the next: short enough for eight seats. */
const STAGGER = 24;

/** Returns flights with delays: cards that leave the ring start one after another, all others at once. */
export const staggered = (ways: readonly Way[]): Flight<Lies>[] =>
  ways.map((way, n) => ({ ...way, wait: way.goes ? n * STAGGER : 0 }));
