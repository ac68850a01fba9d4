/** Which board a round stands on, and the one that was played last on this device. */

import type { View } from "../../api/types.ts";
import { recallJson, remember } from "../../identity/storage.ts";

export interface Round {
  game: string;
  /** These three are null for a game without courses. */
  course: string | null;
  holes: string | null;
  format: string | null;
  /** With commas between them, "" for none; null for a game without modes, and in what older pages kept. */
  modes?: string | null;
}

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** What of a course was played at a table, and how it was scored. */
export function roundOf({ game, course, options }: View): Round {
  if (!course) return { game, course: null, holes: null, format: null };
  const modes = Array.isArray(options["modes"]) ? options["modes"].join() : null;
  return { game, course: course.id, holes: text(options["holes"]), format: text(options["format"]), modes };
}

/** The round that an address speaks of. */
export function roundIn(game: string, query: URLSearchParams): Round {
  const [course, holes, format, modes] = ["course", "holes", "format", "modes"].map((name) => query.get(name));
  return { game, course: course ?? null, holes: holes ?? null, format: format ?? null, modes: modes ?? null };
}

/** The address of the board on which it stands. */
export function boardPath({ game, course, holes, format, modes }: Round): string {
  const asked = Object.entries({ course, holes, format, modes }).filter((one): one is [string, string] => !!one[1]);
  return `/boards/${encodeURIComponent(game)}${asked.length ? `?${new URLSearchParams(asked)}` : ""}`;
}

export function keepRound(round: Round): void {
  remember("round", JSON.stringify(round));
}

/** The round that was played last here: of this game, or of any. Null where there was none. */
export function lastRound(game: string | null): Round | null {
  const kept = recallJson<Round>("round");
  return kept && typeof kept.game === "string" && (game === null || game === kept.game) ? kept : null;
}
