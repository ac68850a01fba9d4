import type { Off } from "../../api/types.ts";
import type { PlannedPace } from "./tablePlan.ts";

/** With this part of the week off, or not. Where nothing is off, nothing is said of it. */
export function withOff({ off = [], ...rest }: PlannedPace, part: Off, on: boolean): PlannedPace {
  const others = off.filter((other) => other !== part);
  const next = on ? [...others, part] : others;
  return next.length ? { ...rest, off: next } : rest;
}
