/** A note on games with many players. */

import told from "./examples.json" with { type: "json" };
import { best, spent } from "./texts/en/new-table.ts";

/** That the deck is spent after so few Mulligans is said. */
const FEW = 2;

/** How many the game is best with, and how soon the deck is spent (T-11); nothing where it lasts for longer. */
export function playerCountNote(seats: number, risky: boolean): string {
  const mulligans: Record<string, number> = risky ? told.mulligans_with_high_risk : told.mulligans;
  const most = seats > told.best.most ? best(told.best.least, told.best.most) : "";
  return mulligans[seats]! <= FEW ? `${most} ${spent(seats, mulligans[seats]!)}`.trim() : most;
}
