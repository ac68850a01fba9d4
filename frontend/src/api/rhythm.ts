/** How long to wait before looking again: briefly while somebody is active, long when nothing has moved for a while. */

import type { View } from "./types.ts";

export interface Pulse {
  view: View | null;
  /** When the shown view last changed, ms. */
  movedAt: number;
  now: number;
  /** Requests in a row that got no answer. */
  failures: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** In ms. */
export function nextPause({ view, movedAt, now, failures }: Pulse): number {
  if (failures > 0) return Math.min(20 * SECOND, SECOND * 2 ** (failures - 1));
  const still = now - movedAt;
  if (view?.status === "finished") return still < 5 * MINUTE ? 5 * SECOND : 30 * SECOND;
  if (still < MINUTE) return 1.5 * SECOND;
  if (still < 10 * MINUTE) return 5 * SECOND;
  return 20 * SECOND;
}
