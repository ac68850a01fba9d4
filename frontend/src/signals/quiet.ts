/** Quiet hours, as they are drawn and said. */

import type { Quiet } from "../api/types.ts";
import { LOCALE } from "../texts/en/days.ts";

/** By this phone's own clock. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";

export const usualQuiet = (): Quiet => ({ begins: "22:00", ends: "08:00", zone: ownZone() });

/** "8:00" for "08:00", as the language writes it. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return new Date(2000, 0, 1, hour, minute).toLocaleTimeString(LOCALE, { hour: "numeric", minute: "2-digit" });
}

/** How far into a day that begins at noon a time is, 0 to 1: so a night is in its middle. */
export function intoDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return (((hour + 12) % 24) * 60 + minute) / 1440;
}

/** The quiet parts of a day that begins at noon, each from where to where; two where noon itself is quiet, none where nothing is. */
export function quietParts({ begins, ends }: Quiet): [number, number][] {
  const [from, to] = [intoDay(begins), intoDay(ends)];
  if (from === to) return [];
  if (from < to) return [[from, to]];
  return to === 0
    ? [[from, 1]]
    : [
        [0, to],
        [from, 1],
      ];
}
