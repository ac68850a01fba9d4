/** The range of entries that can be shown, and to whom. Pure. */

import { type Eyes, pathAt, pathOfMoment } from "../../api/replays.ts";
import type { Told, View } from "../../api/types.ts";
import { last as lastOf } from "../../games/lists.ts";
import { beginningOf, type Mark, momentOf } from "../log/logLines.ts";

export interface Span {
  first: number;
  last: number;
}

/** Returns the whole range for a finished game; for a running one from the first loaded entry to now. */
export function spanOf({ shown, version }: View, log: readonly Told[]): Span {
  return shown ?? { first: beginningOf(log) ?? lastOf(log)?.n ?? version, last: version };
}

export const within = ({ first, last }: Span, at: number): number => Math.max(first, Math.min(last, at));

/** Reads a whole number from an address; null if there is none. */
export const numberIn = (text: string | null): number | null => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** Returns the API path of the view after an entry; for a running game always the player's own. */
export const pathOf = ({ table, shown }: View, at: number, eyes: Eyes): string =>
  shown ? pathAt(table, at, eyes) : pathOfMoment(table, at);

/** Returns the page's address for what is shown. */
export const addressOf = ({ table, shown }: View, at: number, eyes: Eyes): string =>
  shown ? `/t/${table}/replay?at=${at}${eyes === null ? "" : `&seat=${eyes}`}` : momentOf(table, at);

/** Whether an address shows a moment of a game that may still be running. */
export const isMoment = (path: string): boolean => path.endsWith("/moment");

const PACES = [1, 2, 4];

/** Returns the next speed: 1, 2, 4, and 1 again. */
export const nextPace = (pace: number): number => PACES[(PACES.indexOf(pace) + 1) % PACES.length]!;

/** Returns the mark before or after, for a key; null for other keys and at the ends. */
export function markBeside(marks: readonly Mark[], at: number, key: string): number | null {
  if (key === "PageUp") return marks.find(({ n }) => n > at)?.n ?? null;
  if (key === "PageDown") return [...marks].reverse().find(({ n }) => n < at)?.n ?? null;
  return null;
}

/** Returns an entry's position on the timeline, 0 to 1. */
export const shareAt = (n: number, { first, last }: Span): number =>
  last > first ? Math.max(0, (n - first) / (last - first)) : 0;

/** Share of the timeline that two digits take with the largest text on the narrowest phone. */
const ROOM = 0.1;

/** Returns the entries whose marks have room for their labels. */
export function numbered(marks: readonly Mark[], span: Span): ReadonlySet<number> {
  const kept: number[] = [];
  for (const { n } of marks) if (!kept.length || shareAt(n, span) - shareAt(lastOf(kept)!, span) >= ROOM) kept.push(n);
  return new Set(kept);
}
