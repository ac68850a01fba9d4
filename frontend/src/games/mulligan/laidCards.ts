/** The public part of a golfer's plan. Pure. */

import type { Golfer, MulliganView } from "./state.ts";

/** Returns the actions revealed by a Course GPS, possibly none; "back" for a face-down plan; null without a plan. */
export function laidOf(view: MulliganView, { seat, shown }: Golfer): Golfer["shown"] | "back" {
  if (shown) return shown;
  const { state, status, waiting_for, you } = view;
  if (state.phase !== "plan" || status !== "playing") return null;
  if (seat === you) return state.own!.plan && "back";
  return waiting_for.includes(seat) || isHeld(view, seat) ? null : "back";
}

/** Whether this seat's hand is being looked at: meanwhile the table does not wait for it (M-38). */
export function isHeld({ state: { looking, golfers } }: MulliganView, seat: number | null): boolean {
  return typeof looking?.from === "number" && golfers[looking.from]!.seat === seat;
}
