/** The plan for a new table: the choices so far, for each game. */

import type { Bank, Course, GameInfo, Level, Off, WantedSeat, WantedTable } from "../../api/types.ts";
import type { ChoicesModule, Options } from "../../games/types.ts";
import type { Fellow } from "../../identity/playedWith.ts";
import { recall, recallJson, remember } from "../../identity/storage.ts";

/** Who takes a seat: anyone with the link, a bot, or a player it is reserved for. */
export type Taker = "link" | Level | Fellow;

export const isFellow = (taker: Taker): taker is Fellow => typeof taker === "object";

export const isPerson = (taker: Taker): taker is "link" | Fellow => taker === "link" || isFellow(taker);

export interface Plan {
  course: string;
  /** The game's own options. */
  options: Options;
  /** The seats after the player's own. */
  others: Taker[];
  clock: string;
  /** Whether everyone with the link may watch. */
  watching: boolean;
  /** Clock settings besides the hours per move, as sent to the API; only if there is a clock. */
  pace: PlannedPace;
}

export interface PlannedPace {
  bank?: Bank;
  off?: Off[];
}

export const CLOCKS: Record<string, number | null> = { "1": 1, "8": 8, "24": 24, "72": 72, bank: null, none: null };

const USUAL_GAME = "dice-golf";
const FIRST: Plan = { course: "pebble-coast", options: {}, others: ["link"], clock: "72", watching: true, pace: {} };
/** The levels of bots, the weakest first. */
export const LEVELS = ["visitor", "easy", "normal", "hard", "champion"] as const;
const TAKERS: unknown[] = ["link", ...LEVELS];

type Kept = Record<string, unknown>;

/** Returns a plan stored by old pages for a single game, whose options were not nested. */
function keptBefore(): Kept | null {
  const old = recallJson<Kept>("plan");
  return old && { ...old, options: { holes: old["holes"], format: old["format"], stymie: old["stymie"] } };
}

/** Returns the game of the last table made here. */
export function lastGame(): string {
  return recall("game") ?? USUAL_GAME;
}

/** Returns the plan of the last table of this game made here, or a default one. Stored data is checked. */
export function lastPlan(game: string, firstSeats = FIRST.others.length + 1): Plan {
  const kept = recallJson<Kept>(`plan.${game}`) ?? (game === USUAL_GAME ? keptBefore() : null) ?? {};
  const { course, options, others, clock, pace, watching } = kept;
  return {
    course: typeof course === "string" ? course : FIRST.course,
    options: options instanceof Object ? (options as Options) : FIRST.options,
    others: Array.isArray(others)
      ? others.filter((taker) => TAKERS.includes(taker))
      : fill(FIRST.others, firstSeats, firstSeats),
    clock: typeof clock === "string" && clock in CLOCKS ? clock : FIRST.clock,
    watching: watching !== false,
    pace: pace instanceof Object ? pace : {},
  };
}

export function keepPlan(game: string, plan: Plan): void {
  remember("game", game);
  // Invited players are chosen again each time.
  const others = plan.others.map((taker) => (isFellow(taker) ? "link" : taker));
  remember(`plan.${game}`, JSON.stringify({ ...plan, others }));
}

/** Adds links or removes the last seats, to fit the limits. */
export function fill(others: Taker[], leastSeats: number, mostSeats: number): Taker[] {
  const missing = Math.max(0, leastSeats - 1 - others.length);
  return [...others, ...Array<Taker>(missing).fill("link")].slice(0, mostSeats - 1);
}

/** Replaces the last bots by links, so that this many people can sit there, as far as there are seats. */
export function invite(others: Taker[], people: number): Taker[] {
  const there = others.filter(isPerson).length;
  const bots = others.flatMap((taker, at) => (isPerson(taker) ? [] : [at]));
  const turned = bots.slice(Math.max(0, bots.length - Math.max(0, people - 1 - there)));
  return others.map((taker, at) => (turned.includes(at) ? "link" : taker));
}

/** Returns the most seats with these options. */
export function mostSeats(game: GameInfo, choices: ChoicesModule | null, options: Options): number {
  return Math.min(game.players.max, choices?.mostSeats?.(options) ?? game.players.max);
}

function seatFor(taker: Taker): WantedSeat {
  if (isFellow(taker)) return { kind: "again", table: taker.table, seat: taker.seat };
  return taker === "link" ? { kind: "open" } : { kind: "bot", level: taker };
}

/** Returns the request's body. */
export function wanted(
  game: GameInfo,
  plan: Plan,
  choices: ChoicesModule,
  course: Course | null,
  name: string,
  called = "",
): WantedTable {
  const others = plan.others.map(seatFor);
  return {
    game: game.id,
    options: choices.wanted(plan.options, others.length + 1, course),
    ...(course ? { course: course.id } : {}),
    ...(called ? { name: called } : {}),
    seats: [{ kind: "me", name }, ...others],
    clock_hours: CLOCKS[plan.clock] ?? null,
    ...(plan.watching ? {} : { watching: false }),
    ...plan.pace,
  };
}

/** Returns the pace with this part of the week switched on or off. `off` is left out if it would be empty. */
export function switchOff({ off = [], ...rest }: PlannedPace, part: Off, on: boolean): PlannedPace {
  const others = off.filter((other) => other !== part);
  const next = on ? [...others, part] : others;
  return next.length ? { ...rest, off: next } : rest;
}
