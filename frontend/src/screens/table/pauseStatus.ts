/** The state of a table's pause, for one reader at one time. */

import type { Pace, View } from "../../api/types.ts";
import { isAhead } from "../../ui/futureDates.ts";

type Pause = NonNullable<Pace["pause"]>;

export interface PauseStatus {
  /** End of the pause; null while it is only requested. */
  until: string | null;
  by: number;
  /** Whether this reader may agree. */
  asked: boolean;
  /** Seats that have not agreed yet. */
  missing: number[];
}

/** Returns the pause's state; null if there is none, or it has expired. */
export function pauseStatus(view: View, now: number): PauseStatus | null {
  const { pause } = view.pace;
  if (!pause || (pause.since && !isAhead(pause.until, now))) return null;
  const missing = pause.since ? [] : missingOf(view, pause);
  return { until: pause.since && pause.until, by: pause.by, asked: missing.includes(view.you ?? -1), missing };
}

/** Returns the seats that have not agreed; bots agree to everything. */
const missingOf = ({ seats }: View, { agreed }: Pause): number[] =>
  seats
    .filter(({ seat, kind, player, played_by_bot }) => {
      return kind === "human" && player !== null && !played_by_bot && !agreed.includes(seat);
    })
    .map(({ seat }) => seat);

/** Returns the seats of absent players. */
export const awaySeats = ({ pace }: View, now: number): number[] =>
  pace.seats.flatMap(({ away }, seat) => (isAhead(away, now) ? [seat] : []));
