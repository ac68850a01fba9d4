/** Keys while the focus is in the table. Digits are cards in the hand, or offers around the ring. */

import type { Choices } from "./choices.ts";
import type { Card } from "./state.ts";

export type Key = "skip" | "fold" | "more" | "less" | "back" | { lift: Card } | { take: number | "mulligan" };

/** What a key stands for at the moment; `hand` as it is laid out. */
export function keyOf(key: string, choices: Choices, hand: readonly Card[]): Key | null {
  const letter = key.toLowerCase();
  const stake = choices.auction ?? choices.offer;
  if (key === "Escape") return "back";
  if (letter === "s" && choices.skip) return "skip";
  if (letter === "f" && choices.fold) return "fold";
  if (letter === "m" && choices.mulligan) return { take: "mulligan" };
  if ((key === "+" || key === "=") && stake?.chips) return "more";
  if ((key === "-" || key === "−") && stake?.chips) return "less";
  const at = Number(key) - 1;
  const card = hand[at];
  if (card !== undefined && stake?.cards.includes(card)) return { lift: card };
  const seat = choices.swap[at];
  return seat === undefined ? null : { take: seat };
}
