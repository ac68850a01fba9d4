/** A note on games with many players. */

import examples from "./examples.json" with { type: "json" };
import { best, spent } from "./texts/en/new-table.ts";

/** With at most this many Mulligans in the deck, the note says so. */
const FEW = 2;

/** Returns the best number of players, and how soon the deck is used up (T-11); empty if it lasts longer. */
export function playerCountNote(seats: number, risky: boolean): string {
  const mulligans: Record<string, number> = risky ? examples.mulligans_with_high_risk : examples.mulligans;
  const most = seats > examples.best.most ? best(examples.best.least, examples.best.most) : "";
  return mulligans[seats]! <= FEW ? `${most} ${spent(seats, mulligans[seats]!)}`.trim() : most;
}
