/** The geometry of the quiet hours picture. */

import type { Hours } from "../api/types.ts";

/** Returns the position of a time in a day that starts at noon, 0 to 1; night is in the middle. */
export function shareOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return (((hour + 12) % 24) * 60 + minute) / 1440;
}

/** Returns the quiet parts of a day that starts at noon, each as start and end; two if noon is quiet. */
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
