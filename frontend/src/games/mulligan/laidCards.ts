/** The public part of a golfer's plan. Pure. */

import type { Golfer, MulliganView } from "./state.ts";

/** The actions that a Course GPS shows, of which there may be none; else that a plan lies face down; null where nothing does. */
export function laidOf(view: MulliganView, { seat, shown }: Golfer): Golfer["shown"] | "back" {
  if (shown) return shown;
  const { state, status, waiting_for, you } = view;
  if (state.phase !== "plan" || status !== "playing") return null;
  if (seat === you) return state.own!.plan && "back";
  return waiting_for.includes(seat) || isHeld(view, seat) ? null : "back";
}

/** Whether this seat's hand is looked at: it is not waited for meanwhile, with a plan or without (M-38). */
export function isHeld({ state: { looking, golfers } }: MulliganView, seat: number | null): boolean {
  return typeof looking?.from === "number" && golfers[looking.from]!.seat === seat;
}
