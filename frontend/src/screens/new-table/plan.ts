/** The table that is being made: what was chosen so far, and what the rules make of it. */

import type { Course, GameId, Level, WantedSeat, WantedTable } from "../../api/types.ts";
import { FORMATS } from "../../games/about.ts";
import { recallJson, remember } from "../../identity/storage.ts";

export type Taker = "link" | Level;
export type Holes = "front" | "back" | "18" | "72";

export interface Plan {
  game: GameId;
  course: string;
  holes: Holes;
  format: string;
  stymie: boolean;
  /** Who takes the seats after one's own. */
  others: Taker[];
  clock: string;
}

export const CLOCKS: Record<string, number | null> = { "1": 1, "8": 8, "24": 24, "72": 72, none: null };
export const MOST_OTHERS = 3;

const FIRST: Plan = {
  game: "dice-golf",
  course: "pebble-coast",
  holes: "18",
  format: "stroke",
  stymie: true,
  others: ["link"],
  clock: "72",
};

/** The plan of the last table that was made here, or a first one. */
export function lastPlan(): Plan {
  return { ...FIRST, ...recallJson<Partial<Plan>>("plan") };
}

export function keepPlan(plan: Plan): void {
  remember("plan", JSON.stringify(plan));
}

/** Whether a format can be had with so many players. */
export function formatFits(format: string, players: number): boolean {
  const [least, most] = FORMATS[format]?.players ?? [1, 9];
  return players >= least && players <= most;
}

/** The format as it stands: the chosen one, while there are enough players for it. */
export function formatOf(plan: Plan): string {
  return formatFits(plan.format, plan.others.length + 1) ? plan.format : "stroke";
}

/** The plan with this format; seats that it needs are added, by link. */
export function withFormat(plan: Plan, format: string): Plan {
  const [least] = FORMATS[format]?.players ?? [1, 9];
  const missing = Math.max(0, least - 1 - plan.others.length);
  return { ...plan, format, others: [...plan.others, ...Array<Taker>(missing).fill("link")] };
}

/** Whether the stymie can be in play. */
export function stymieFits(plan: Plan, course: Course | undefined): boolean {
  return plan.others.length > 0 && !(course?.holes.length === 18 && plan.holes === "72");
}

/** What is sent; what cannot be had with the rest is left out, as the form shows it. */
export function wanted(plan: Plan, course: Course, name: string): WantedTable {
  const options: Record<string, unknown> = { format: formatOf(plan) };
  if (course.holes.length === 18) options["holes"] = plan.holes;
  if (stymieFits(plan, course)) options["stymie"] = plan.stymie;
  const seats: WantedSeat[] = plan.others.map((taker) =>
    taker === "link" ? { kind: "open" } : { kind: "bot", level: taker },
  );
  return {
    game: plan.game,
    options,
    course: course.id,
    seats: [{ kind: "me", name }, ...seats],
    clock_hours: CLOCKS[plan.clock] ?? null,
  };
}
