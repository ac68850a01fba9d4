/** Sample tables with clock settings: Ana in front, with Ruth and Hal. */

import type { Pace, Seat, View } from "../../src/api/types.ts";

export const NOW = Date.parse("2026-11-20T12:00:00Z");
/** Returns the time this many hours later. */
export const inHours = (hours: number) => `${new Date(NOW + hours * 3_600_000).toISOString().slice(0, 19)}Z`;

export type Clock = Pace["seats"][number];
type Pause = NonNullable<Pace["pause"]>;

interface Wanted {
  you?: number | null;
  pause?: Partial<Pause>;
  clocks?: Record<number, Partial<Clock>>;
  seats?: Record<number, Partial<Seat>>;
  more?: Partial<View>;
}

export function paced({ you = 0, pause, clocks = {}, seats = {}, more = {} }: Wanted = {}): View {
  const none = { by: 1, asked: inHours(-1), agreed: [1], since: null, until: null };
  return {
    status: "playing",
    you,
    waiting_for: [1],
    clock_hours: 24,
    seats: ["Ana", "Ruth", "Hal"].map((name, seat) => ({
      ...{ seat, name, kind: "human", level: null, player: `p${seat}`, played_by_bot: false },
      ...seats[seat],
    })),
    pace: {
      bank: null,
      off: [],
      pause: pause ? { ...none, ...pause } : null,
      seats: [0, 1, 2].map((seat) => ({ deadline: null, left: null, away: null, nudged: null, ...clocks[seat] })),
    },
    ...more,
  } as unknown as View;
}
