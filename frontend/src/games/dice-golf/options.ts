/** The chosen options, as far as they fit together. */

import type { Course } from "../../api/types.ts";
import type { Options } from "../types.ts";
import { playersOf } from "./formats.ts";

const HOLES = ["front", "back", "18", "72"] as const;
export type Holes = (typeof HOLES)[number];

export function holesOf(options: Options): Holes {
  return HOLES.find((holes) => holes === options["holes"]) ?? "18";
}

/** Returns the chosen pace; by default the Stymie is used with more than two players (D-19). */
export function paceOf({ stymie }: Options, seats: number): "turn" | "own" {
  return (typeof stymie === "boolean" ? stymie : seats > 2) ? "turn" : "own";
}

/** Returns the chosen format, or stroke play if the number of players does not fit. */
export function formatOf(options: Options, seats: number): string {
  const chosen = String(options["format"]);
  const [least, most] = playersOf(chosen);
  return seats >= least && seats <= most ? chosen : "stroke";
}

/** Whether the Stymie can be used. */
export function stymieFits(options: Options, seats: number, course: Course | null): boolean {
  return seats > 1 && !(course?.holes.length === 18 && holesOf(options) === "72");
}

/** Returns the number of seats that the format needs; null for the usual number. */
export function leastSeats(options: Options): number | null {
  return playersOf(String(options["format"]))[0] || null;
}

/** Returns the options to send, without those that do not fit, as the form shows it. */
export function wanted(options: Options, seats: number, course: Course | null): Options {
  return {
    format: formatOf(options, seats),
    ...(course?.holes.length === 18 ? { holes: holesOf(options) } : {}),
    ...(stymieFits(options, seats, course) ? { stymie: paceOf(options, seats) === "turn" } : {}),
  };
}
