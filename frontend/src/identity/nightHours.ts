/** Where this phone is, for clocks that rest at night. */

import type { Hours, Settings } from "../api/types.ts";

/** The phone's time zone; null for a browser that does not tell, or tells one that is none. */
export function zoneHere(): string | null {
  try {
    const zone: unknown = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (typeof zone !== "string" || !NAME.test(zone)) return null;
    // Throws for a zone that this browser cannot reckon with.
    Intl.DateTimeFormat("en", { timeZone: zone });
    return zone;
  } catch {
    return null;
  }
}

/** A zone's name, such as "Europe/Berlin". What browsers say of an unknown place, and offsets such as "+05:30", are none. */
const NAME = /^(?!.*unknown|factory$|localtime$)[a-z][\w+-]*(?:\/[\w+-]+)*$/i;

/** The nights of whoever never said otherwise. */
export const usualHours = (zone: string): Hours => ({ zone, from: "22:00", to: "07:00" });

/** Whose hours go for clocks: what was said, which may be that all count (null); else the usual ones. */
export const hoursFor = ({ hours, hours_said }: Pick<Settings, "hours" | "hours_said">, usual: Hours | null) =>
  hours_said ? hours : usual;

/** "America/Argentina/Buenos_Aires" is called Buenos Aires. */
export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf("/") + 1).replace(/_/g, " ");

/** "07:00" as it is said: "7:00". */
export const timeOfDay = (time: string): string => time.replace(/^0/, "");

/** Of the day; NaN where no time stands yet. */
function minutes(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return hours! * 60 + minutes!;
}

/** Whether a night may be so: it has an end, after twelve hours at most. */
export function isNight(from: string, to: string): boolean {
  const lasting = (minutes(to) - minutes(from) + 24 * 60) % (24 * 60);
  return lasting > 0 && lasting <= 12 * 60;
}
