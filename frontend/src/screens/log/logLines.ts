/** The log in lines: each event in its game's words, by chapters. Pure. */

import type { Happened, Told, View } from "../../api/types.ts";
import { namesOf } from "../../games/seatNames.ts";
import { houseLine } from "../../games/table/news.ts";
import type { Figure, LogModule } from "../../games/types.ts";

export interface Line {
  /** Number of its log entry. */
  n: number;
  /** The seat that acted; null for none or several. */
  seat: number | null;
  words: string;
  figure: Figure | null;
  /** 0 is before the game. */
  chapter: number;
}

export interface Chapter {
  number: number;
  /** Newest first. */
  lines: Line[];
}

const BEGAN = "began";

interface Event {
  event: Happened;
  entry: readonly Happened[];
}

/** Returns all lines, newest first, of a log that is newest first. */
export function linesOf(log: readonly Told[], view: View, game: LogModule): Line[] {
  const events = log.flatMap(({ happened: entry }) => entry.map((event) => ({ event, entry })).reverse());
  const chapters = chaptersOf(events, view, game);
  const lines = events.flatMap(({ event, entry }, at) => {
    const words = wordsOf(event, entry, view, game);
    const { n, seat } = event;
    return words ? [{ n, seat, words, figure: game.figureOf?.(event, entry) ?? null, chapter: chapters[at]! }] : [];
  });
  return once(lines);
}

/** Joins equal events of several seats in one entry: "All draw a card." */
function once(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, at) => {
    const alike = (other: Line | undefined) =>
      other?.n === line.n && other.words === line.words && other.seat !== line.seat;
    if (alike(lines[at - 1])) return [];
    return [alike(lines[at + 1]) ? { ...line, seat: null } : line];
  });
}

const wordsOf = (event: Happened, entry: readonly Happened[], view: View, game: LogModule) =>
  game.tell(event, view as never, entry) ?? houseLine([event], namesOf(view), view.you);

/** Returns the chapter of each event: the one it names, otherwise its neighbours'. */
function chaptersOf(events: readonly Event[], view: View, game: LogModule): number[] {
  const named = events.map(({ event }) => game.chapterOf(event, view as never));
  const newest = named.find((chapter) => chapter !== null);
  let begun = true;
  let now = (game.opens === undefined ? newest : null) ?? game.nowOf(view as never);
  return events.map(({ event }, at) => {
    const chapter = named[at] ?? (game.opens === undefined ? olderOf(named, at) : null) ?? now;
    now = Math.max(1, event.kind === game.opens ? chapter - 1 : chapter);
    if (!begun) return 0;
    begun = event.kind !== BEGAN;
    return event.kind === BEGAN ? 1 : chapter;
  });
}

/** If no event opens a chapter, events without one belong to the chapter before. */
const olderOf = (named: readonly (number | null)[], at: number) =>
  named.slice(at).find((chapter) => chapter !== null) ?? null;

/** Groups lines by chapter, the most recent chapter first. */
export function byChapter(lines: readonly Line[]): Chapter[] {
  const chapters = new Map<number, Chapter>();
  for (const line of lines) {
    const chapter = chapters.get(line.chapter) ?? { number: line.chapter, lines: [] };
    chapter.lines.push(line);
    chapters.set(line.chapter, chapter);
  }
  return [...chapters.values()];
}

export interface Mark {
  n: number;
  /** The label on the timeline: "6". */
  label: string;
}

/** Returns where each chapter begins, oldest first; of several that begin with one entry, the last. If players have chapters of their own
 * (`apart`), a chapter begins when the last player reaches it. */
export function marksOf(lines: readonly Line[], labelOf: (chapter: number) => string, apart = false): Mark[] {
  const first = new Map<number, Map<number | null, number>>();
  for (const { n, chapter, seat } of lines.filter(({ chapter }) => chapter > 0))
    first.set(chapter, (first.get(chapter) ?? new Map()).set(seat, n));
  const begin = [...first].sort(([one], [other]) => one - other);
  const marks = new Map(begin.map(([chapter, seats]) => [(apart ? Math.max : Math.min)(...seats.values()), chapter]));
  return [...marks].sort(([one], [other]) => one - other).map(([n, chapter]) => ({ n, label: labelOf(chapter) }));
}

/** Returns the entry that started the game; null if the log does not reach back that far. */
export const beginningOf = (log: readonly Told[]): number | null =>
  log.find(({ happened }) => happened.some(({ kind }) => kind === BEGAN))?.n ?? null;

/** Returns the newest line of this entry. */
export const lineAt = (lines: readonly Line[], at: number): Line | undefined => lines.find(({ n }) => n <= at);

/** Returns the address of the table after an entry, as the player saw it. */
export const momentOf = (table: string, at: number) => `/t/${table}/moment?at=${at}`;
