/** The phone's time zone and the player's night hours, for clocks that stop at night. */

import type { Hours, Settings } from "../api/types.ts";

/** Returns the phone's time zone; null if the browser names none or an invalid one. */
export function zoneHere(): string | null {
  try {
    const zone: unknown = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (typeof zone !== "string" || !NAME.test(zone)) return null;
    // Throws for a zone that this browser does not know.
    Intl.DateTimeFormat("en", { timeZone: zone });
    return zone;
  } catch {
    return null;
  }
}

/** Pattern of a zone's name, such as "Europe/Berlin". Names for unknown places and offsets such as "+05:30" do not match. */
const NAME = /^(?!.*unknown|factory$|localtime$)[a-z][\w+-]*(?:\/[\w+-]+)*$/i;

/** Returns the default night hours, for players who never set any. */
export const usualHours = (zone: string): Hours => ({ zone, from: "22:00", to: "07:00" });

/** Returns the hours that apply to clocks: the player's setting, which may be none (null), otherwise the default. */
export const hoursFor = ({ hours, hours_said }: Pick<Settings, "hours" | "hours_said">, usual: Hours | null) =>
  hours_said ? hours : usual;

/** Returns a zone's city: "Buenos Aires" for "America/Argentina/Buenos_Aires". */
export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf("/") + 1).replace(/_/g, " ");

/** Formats "07:00" as "7:00". */
export const timeOfDay = (time: string): string => time.replace(/^0/, "");

/** Returns minutes since midnight; NaN for an empty time. */
function minutes(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return hours! * 60 + minutes!;
}

/** Whether these hours are a valid night: at most twelve hours, and not empty. */
export function isNight(from: string, to: string): boolean {
  const lasting = (minutes(to) - minutes(from) + 24 * 60) % (24 * 60);
  return lasting > 0 && lasting <= 12 * 60;
}
