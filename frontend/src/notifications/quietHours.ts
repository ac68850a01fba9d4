/** Quiet hours, as they are drawn. */

import type { Hours } from "../api/types.ts";

/** How far into a day that begins at noon a time is, 0 to 1: so a night is in its middle. */
export function shareOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return (((hour + 12) % 24) * 60 + minute) / 1440;
}

/** The quiet parts of a day that begins at noon, each from where to where; two where noon itself is quiet. */
export function quietParts(hours: Hours): [number, number][] {
  const [from, to] = [shareOfDay(hours.from), shareOfDay(hours.to)];
  if (from < to) return [[from, to]];
  return to === 0
    ? [[from, 1]]
    : [
        [0, to],
        [from, 1],
      ];
}
