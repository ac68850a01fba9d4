/** What the check of fairness reads, and what it reports. */

import type { LogItem } from "./nonces.ts";

export interface Draw {
  n: number;
  label: string;
  kind: "number" | "shuffle";
  k: number;
  result: number | number[];
}

/** What the check reads of a replay. */
export interface Checkable {
  table?: string;
  game?: string;
  /** Of a round of a day's challenge: the day. */
  challenge?: string | null;
  commitment: string;
  seed: string;
  nonces: (string | null)[];
  log: readonly LogItem[];
  draws: readonly Draw[];
  digest?: string;
}

/** What this device knows by itself: its seat, the commitment as first shown, its nonce, the moves it sent, in order. */
export interface Mine {
  seat?: number;
  commitment?: string;
  nonce?: string | null;
  moves?: readonly unknown[];
  /** The day's challenge that it was shown when it sat down; undefined for a device that did not note it. */
  challenge?: string | null;
  /** What the club tells everybody of the challenge of the replay's day, null for nothing; undefined if it was not asked. */
  day?: { game: string; commitment: string } | null;
}

/** What was looked at and is right, and what is not, in sentences for players. Nothing broken: the check has passed. */
export interface Report {
  checked: string[];
  broken: string[];
}
