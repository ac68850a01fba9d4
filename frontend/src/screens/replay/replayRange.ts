/** Between which entries there is something to see, and who sees it. Pure. */

import { type Eyes, pathAt, pathOfMoment } from "../../api/replays.ts";
import type { Told, View } from "../../api/types.ts";
import { last as lastOf } from "../../games/lists.ts";
import { beginningOf, type Mark, momentOf } from "../log/logLines.ts";

export interface Span {
  first: number;
  last: number;
}

/** Of a game that is over as the club says; of one in play from its beginning, as far as the log was read, until now. */
export function spanOf({ shown, version }: View, log: readonly Told[]): Span {
  return shown ?? { first: beginningOf(log) ?? lastOf(log)?.n ?? version, last: version };
}

export const within = ({ first, last }: Span, at: number): number => Math.max(first, Math.min(last, at));

/** A whole number out of an address; null where there is none. */
export const numberIn = (text: string | null): number | null => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** Where the view after an entry is: of a game in play only one's own. */
export const pathOf = ({ table, shown }: View, at: number, eyes: Eyes): string =>
  shown ? pathAt(table, at, eyes) : pathOfMoment(table, at);

/** The address of what is shown. */
export const addressOf = ({ table, shown }: View, at: number, eyes: Eyes): string =>
  shown ? `/t/${table}/replay?at=${at}${eyes === null ? "" : `&seat=${eyes}`}` : momentOf(table, at);

/** Whether an address is that of a moment of a game that may still be played. */
export const isMoment = (path: string): boolean => path.endsWith("/moment");

const PACES = [1, 2, 4];

/** Once as fast, twice, four times, and again from the first. */
export const nextPace = (pace: number): number => PACES[(PACES.indexOf(pace) + 1) % PACES.length]!;

/** The mark to which a key leads: the one before or after; null for other keys, and where there is none. */
export function markBeside(marks: readonly Mark[], at: number, key: string): number | null {
  if (key === "PageUp") return marks.find(({ n }) => n > at)?.n ?? null;
  if (key === "PageDown") return [...marks].reverse().find(({ n }) => n < at)?.n ?? null;
  return null;
}

/** How much of the track has been gone at an entry, 0 to 1. */
export const shareAt = (n: number, { first, last }: Span): number =>
  last > first ? Math.max(0, (n - first) / (last - first)) : 0;

/** So much of the track two figures take, in the largest letters on the narrowest phone. */
const ROOM = 0.1;

/** The entries of those marks that have room for their numbers, from the first one on. */
export function numbered(marks: readonly Mark[], span: Span): ReadonlySet<number> {
  const kept: number[] = [];
  for (const { n } of marks) if (!kept.length || shareAt(n, span) - shareAt(lastOf(kept)!, span) >= ROOM) kept.push(n);
  return new Set(kept);
}
