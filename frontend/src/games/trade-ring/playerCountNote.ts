/** A note on games with many players. */

import examples from "./examples.json" with { type: "json" };
import { best, spent } from "./texts/en/new-table.ts";

/** That the deck is spent after so few Mulligans is said. */
const FEW = 2;

/** How many the game is best with, and how soon the deck is spent (T-11); nothing where it lasts for longer. */
export function playerCountNote(seats: number, risky: boolean): string {
  const mulligans: Record<string, number> = risky ? examples.mulligans_with_high_risk : examples.mulligans;
  const most = seats > examples.best.most ? best(examples.best.least, examples.best.most) : "";
  return mulligans[seats]! <= FEW ? `${most} ${spent(seats, mulligans[seats]!)}`.trim() : most;
}
