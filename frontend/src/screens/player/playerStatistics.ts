/** Statistics of a player in words and charts. */

import type { PlayedRound, Profile } from "../../api/types.ts";
import { serverTime } from "../../lib/serverTime.ts";
import { LOCALE, TODAY, YESTERDAY } from "../../texts/en/dates.ts";
import * as texts from "../../texts/en/player.ts";
import { dayWords } from "../../ui/dates.ts";
import { oneDecimal } from "../../ui/decimals.ts";
import { toPar } from "../../ui/namesAndScores.ts";

export type GameOf = Profile["games"][number];
export type Part = Profile["parts"][number];

/** A value over time, oldest first. */
export interface Point {
  at: string;
  value: number;
}

/** Returns index or rating after each round that has one. */
export function pointsOf(rounds: readonly PlayedRound[]): Point[] {
  const known = rounds.flatMap(({ at, index }) => (index === null ? [] : [{ at, value: index }]));
  return known.reverse();
}

/** Returns the index in golf, otherwise the rating; null after too few rounds. */
export const ratingOf = ({ index, skill }: GameOf): number | null => index ?? skill;

/** Returns the main game: the most played one with a rating, otherwise the most played. */
export function mainGame(games: readonly GameOf[]): GameOf | undefined {
  const rated = games.filter((game) => ratingOf(game) !== null);
  return [...(rated.length ? rated : games)].sort((one, other) => other.rounds - one.rounds)[0];
}

/** Returns "Jun", for the axis of a chart. */
const markOf = (at: string) => new Date(at).toLocaleDateString(LOCALE, { month: "short" });

/** Returns "19 Nov", where space is short. */
export const shortDay = (at: string) =>
  new Date(at).toLocaleDateString(LOCALE, { day: "numeric", month: texts.SHORT_MONTH });

/** Returns the day of a leaderboard row: "today", "19 Nov", with the year if it is another. */
export function briefDay(at: string, now = new Date(serverTime())): string {
  const said = dayWords(at, now);
  if (said === TODAY || said === YESTERDAY) return said;
  const then = new Date(at);
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return then.toLocaleDateString(LOCALE, { day: "numeric", month: texts.SHORT_MONTH, ...year });
}

/** Returns values for a chart. */
export const chartOf = (points: readonly Point[]) =>
  points.map(({ at, value }) => ({ value, text: oneDecimal(value), when: dayWords(at), mark: markOf(at) }));

/** Returns "June", with the year if it is another. */
export function monthWords(at: string, now = new Date(serverTime())): string {
  const then = new Date(at);
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return then.toLocaleDateString(LOCALE, { month: "long", ...year });
}

const tenths = (n: number): number => Math.round(n * 10);

/** Returns the day and its month. */
const dayOfMonth = (at: string) => new Date(at).toLocaleDateString(LOCALE, { day: "numeric", month: "long" });

/** Returns "Index, down 2.1 since June", or since a day of this month; without the change if nothing changed or all rounds were on one day. */
export function movedWords(points: readonly Point[], golf: boolean, now = new Date(serverTime())): string {
  const what = golf ? texts.INDEX : texts.RATING;
  const [first] = points;
  const last = points[points.length - 1];
  if (!first || !last || points.length < 2) return what;
  const by = tenths(last.value) - tenths(first.value);
  const [from, to] = [first.at, last.at].map(dayOfMonth) as [string, string];
  const month = monthWords(first.at, now);
  if (month !== monthWords(last.at, now)) return texts.moved(what, by, oneDecimal(Math.abs(by) / 10), month);
  return by === 0 || from === to ? what : texts.moved(what, by, oneDecimal(Math.abs(by) / 10), from);
}

/** Returns "−2" if there is a par, otherwise "3rd"; strokes for a solo round without par. */
export function scoreWords({ to_par, place, of, score }: PlayedRound): string {
  if (to_par !== null) return toPar(to_par);
  return of === 1 && score !== null ? String(score) : texts.place(place);
}

/** A part of the game and its strokes per round, rounded, best first. */
export interface Strength {
  part: string;
  /** Against the average, in strokes: fewer are better. */
  strokes: number;
}

/** Returns a player's strengths in one game. */
export function strengthsOf(parts: readonly Part[], game: string): Strength[] {
  return parts
    .filter((part) => part.game === game)
    .map(({ part, strokes }) => ({ part, strokes: tenths(strokes) / 10 }))
    .sort((one, other) => one.strokes - other.strokes);
}
