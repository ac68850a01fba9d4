/** The phone's time zone and the player's night hours, for clocks that stop at night. */

import type { Hours, Settings } from "../api/types.ts";

/** The phone's time zone; null if the browser names none or an invalid one. */
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

/** A zone's name, such as "Europe/Berlin". Names for unknown places and offsets such as "+05:30" do not count. */
const NAME = /^(?!.*unknown|factory$|localtime$)[a-z][\w+-]*(?:\/[\w+-]+)*$/i;

/** Night hours of players who never set any. */
export const usualHours = (zone: string): Hours => ({ zone, from: "22:00", to: "07:00" });

/** The hours that count for clocks: the player's setting, which may be none (null), else the usual ones. */
export const hoursFor = ({ hours, hours_said }: Pick<Settings, "hours" | "hours_said">, usual: Hours | null) =>
  hours_said ? hours : usual;

/** "America/Argentina/Buenos_Aires" is called Buenos Aires. */
export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf("/") + 1).replace(/_/g, " ");

/** "07:00" as people write it: "7:00". */
export const timeOfDay = (time: string): string => time.replace(/^0/, "");

/** Minutes since midnight; NaN if no time is given. */
function minutes(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return hours! * 60 + minutes!;
}

/** Whether these hours are valid: a night ends, after twelve hours at most. */
export function isNight(from: string, to: string): boolean {
  const lasting = (minutes(to) - minutes(from) + 24 * 60) % (24 * 60);
  return lasting > 0 && lasting <= 12 * 60;
}
