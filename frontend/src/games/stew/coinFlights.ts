/** Flights of coins from the pot or the purse to those who earned them. Pure except for the picture. */

import type { Flight } from "../table/fly.ts";
import { type Coin, coinsOf } from "./coins.ts";
import type { Paid } from "./revealScenes.ts";

/** Ms before the first coin, when the columns have grown, and between two coins. */
const FIRST = 450;
const NEXT = 60;

/** Returns one flight per coin, tips first. */
export function flightsOf(seats: readonly Paid[]): Flight<Coin>[] {
  const ways = seats.flatMap(({ earns, takes }, seat) =>
    coinsOf(earns).map((card, at) => ({ card, from: takes ? "tip" : "wages", to: `coin-${seat}-${at}` })),
  );
  const inOrder = [...ways.filter(({ from }) => from === "tip"), ...ways.filter(({ from }) => from === "wages")];
  return inOrder.map((way, at) => ({ ...way, bends: true, wait: FIRST + at * NEXT }));
}

/** Returns the picture of a flying coin. */
export function coinPicture(coin: Coin | null): Element {
  const holder = document.createElement("div");
  holder.innerHTML = `<svg viewBox="0 0 40 40" width="100%" aria-hidden="true"><use href="#stew-p${coin}" width="40" height="40"/></svg>`;
  return holder.firstElementChild!;
}
