/** The leaderboard of a round, and the last round played on this device. */

import type { View } from "../../api/types.ts";
import { recallJson, remember } from "../../identity/storage.ts";

export interface Round {
  game: string;
  /** Null for a game without courses, like the next two. */
  course: string | null;
  holes: string | null;
  format: string | null;
  /** Comma-separated, "" for none; null for a game without modes, and in data of older pages. */
  modes?: string | null;
}

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Returns what was played at a table, and how it was scored. */
export function roundOf({ game, course, options }: View): Round {
  if (!course) return { game, course: null, holes: null, format: null };
  const modes = Array.isArray(options["modes"]) ? options["modes"].join() : null;
  return { game, course: course.id, holes: text(options["holes"]), format: text(options["format"]), modes };
}

/** Returns the round that an address names. */
export function roundIn(game: string, query: URLSearchParams): Round {
  const [course, holes, format, modes] = ["course", "holes", "format", "modes"].map((name) => query.get(name));
  return { game, course: course ?? null, holes: holes ?? null, format: format ?? null, modes: modes ?? null };
}

/** Returns the address of the round's leaderboard. */
export function boardPath({ game, course, holes, format, modes }: Round): string {
  const asked = Object.entries({ course, holes, format, modes }).filter((one): one is [string, string] => !!one[1]);
  return `/boards/${encodeURIComponent(game)}${asked.length ? `?${new URLSearchParams(asked)}` : ""}`;
}

export function keepRound(round: Round): void {
  remember("round", JSON.stringify(round));
}

/** Returns the last round played here, of this game or of any; null if there is none. */
export function lastRound(game: string | null): Round | null {
  const kept = recallJson<Round>("round");
  return kept && typeof kept.game === "string" && (game === null || game === kept.game) ? kept : null;
}
