/** Which modes go with the options chosen so far, and why not. */

import type { Course } from "../../api/types.ts";
import type { Options } from "../types.ts";

/** Each mode with its least and most players. A test compares this with the engine's table. */
export const MODES = {
  heavy_bag: [2, 4],
  interesting: [2, 4],
  wolf: [3, 3],
  best_ball: [2, 4],
  handicap: [2, 2],
  course: [2, 2],
} as const;
export type ModeName = keyof typeof MODES;
export const NAMES = Object.keys(MODES) as ModeName[];
const MOST = 2;
const HOLES = ["ask", "front", "back", "18"] as const;
export type Holes = (typeof HOLES)[number];
const FULL = 18;
const NINE = 9;

/** Returns the saved modes that exist and fit together. */
export function modesOf({ modes }: Options): ModeName[] {
  const asked = Array.isArray(modes) ? modes : [];
  const chosen: ModeName[] = [];
  for (const one of NAMES.filter((mode) => asked.includes(mode)))
    if (chosen.length < MOST && !chosen.some((other) => clash(one, other))) chosen.push(one);
  return chosen;
}

/** Returns why two modes cannot be combined; null if they can. */
function clash(one: ModeName, other: ModeName): "sides" | "count" | null {
  if ([one, other].sort().join() === "best_ball,wolf") return "sides";
  const [least, most] = [Math.max(MODES[one][0], MODES[other][0]), Math.min(MODES[one][1], MODES[other][1])];
  return least > most ? "count" : null;
}

/** Returns the chosen mode that rules this one out, and why; null if there is none. */
export function barredBy(mode: ModeName, chosen: readonly ModeName[]): { by: ModeName; why: "sides" | "count" } | null {
  for (const by of chosen) {
    const why = by === mode ? null : clash(mode, by);
    if (why) return { by, why };
  }
  return null;
}

export const isFull = (chosen: readonly ModeName[]): boolean => chosen.length >= MOST;

/** Returns the number of holes: wagers are for nine holes. */
export function holesOf(options: Options): Holes {
  const holes = HOLES.find((one) => one === options["holes"]) ?? "ask";
  return modesOf(options).includes("interesting") && (holes === "ask" || holes === "18") ? "front" : holes;
}

/** Whether a mode fits a course: no wagers on a course with more than nine but less than eighteen holes. */
export const fits = (mode: ModeName, course: Course | null): boolean =>
  mode !== "interesting" || course === null || course.holes.length <= NINE || course.holes.length === FULL;

export function wanted(options: Options, seats: number, course: Course | null): Options {
  const modes = modesOf(options).filter((one) => seats >= MODES[one][0] && seats <= MODES[one][1] && fits(one, course));
  return { modes, ...(course?.holes.length === FULL ? { holes: holesOf({ ...options, modes }) } : {}) };
}

const edge = (options: Options, at: 0 | 1, pick: (...all: number[]) => number): number | null => {
  const modes = modesOf(options);
  return modes.length ? pick(...modes.map((one) => MODES[one][at])) : null;
};

/** Returns the number of seats that the modes need. */
export const leastSeats = (options: Options): number | null => edge(options, 0, Math.max);
/** Returns the number of people that the modes need: bots do not bet, so wagers need two. */
export const leastPeople = (options: Options): number => (modesOf(options).includes("interesting") ? 2 : 1);
export const mostSeats = (options: Options): number | null => edge(options, 1, Math.min);
