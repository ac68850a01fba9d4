/** The deck's cards by kind. Pure. */

import type { Pile } from "./texts/en/rules.ts";

interface Told {
  icons: string[];
  coins: number;
  copies: number;
}

/** A kind's cards, for display, with the number of cards of each worth. */
export interface Heap extends Pile {
  shown: number[];
}

/** Returns pairs, triples and doubles, in the order of the list. */
export function packOf(cards: readonly Told[]): Heap[] {
  let number = 0;
  const heaps = new Map<Pile["kind"], Heap>();
  for (const card of cards) {
    const kind = kindOf(card);
    const heap = heaps.get(kind) ?? { kind, count: 0, alike: [], shown: [] };
    heaps.set(kind, added(heap, card, number));
    number += card.copies;
  }
  return [...heaps.values()];
}

function kindOf({ icons }: Told): Pile["kind"] {
  if (new Set(icons).size < icons.length) return "double";
  return icons.length === 3 ? "triple" : "pair";
}

function added({ kind, count, alike, shown }: Heap, { copies, coins }: Told, number: number): Heap {
  const known = alike.some((one) => one.coins === coins);
  return {
    kind,
    count: count + copies,
    alike: known ? alike : [...alike, { copies, coins }],
    shown: known ? shown : [...shown, number],
  };
}
