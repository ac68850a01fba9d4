/** Checks that a replay belongs to a day's challenge. Its dice depend on no nonce, so other tables must not pass for one. */

import * as texts from "../texts/en/fairness-check.ts";
import type { Checkable, Mine } from "./types.ts";

type Finding = [right: boolean, words: { right: string; wrong: string }];

const DAY_MS = 24 * 3_600_000;
/** Grace period after a day, ms: a request at its very end may be written a little later. */
const A_MOMENT = 3_600_000;

interface Made {
  challenge?: unknown;
  seats?: readonly { kind?: string }[];
  carried?: unknown;
  rematch_of?: unknown;
}

/** Returns the findings about the day's challenge: none for an ordinary table, unless this device was shown a challenge there. */
export function checkDay(replay: Checkable, mine: Mine): Finding[] {
  const day = replay.challenge ?? null;
  const made = (replay.log[0]?.move ?? {}) as Made;
  const found: Finding[] = [];
  if (day !== null || made.challenge !== undefined)
    found.push([isRound(day, made, replay.log[0]?.at), texts.DAY_ALONE]);
  if (mine.challenge !== undefined && (day !== null || mine.challenge !== null))
    found.push([mine.challenge === day, texts.DAY_SHOWN]);
  if (day !== null && mine.day !== undefined)
    found.push([mine.day?.game === replay.game && mine.day?.commitment === replay.commitment, texts.DAY_TOLD]);
  return found;
}

/** Whether it was played by one person alone and started on the day that replay and log name. */
function isRound(day: string | null, { challenge, seats, carried, rematch_of }: Made, at = ""): boolean {
  const opens = Date.parse(`${day}T00:00:00Z`);
  const since = Date.parse(at) - opens;
  return (
    /^\d{4}-\d\d-\d\d$/.test(day ?? "") &&
    challenge === day &&
    seats?.length === 1 &&
    seats[0]!.kind === "human" &&
    (carried ?? null) === null &&
    (rematch_of ?? null) === null &&
    since >= 0 &&
    since < DAY_MS + A_MOMENT
  );
}
