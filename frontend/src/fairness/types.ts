/** Types of the fairness check: what it reads, and what it reports. */

import type { LogItem } from "./nonces.ts";

export interface Draw {
  n: number;
  label: string;
  kind: "number" | "shuffle";
  k: number;
  result: number | number[];
}

/** The parts of a replay that the check reads. */
export interface Checkable {
  table?: string;
  game?: string;
  /** The day, if it is a round of a day's challenge. */
  challenge?: string | null;
  commitment: string;
  seed: string;
  nonces: (string | null)[];
  log: readonly LogItem[];
  draws: readonly Draw[];
  digest?: string;
}

/** What this device knows: its seat, the commitment as first shown, its nonce, and the moves it sent, in order. */
export interface Mine {
  seat?: number;
  commitment?: string;
  nonce?: string | null;
  moves?: readonly unknown[];
  /** The day's challenge as shown when the player sat down; undefined if this device did not store it. */
  challenge?: string | null;
  /** The club's public challenge of the replay's day, null for none; undefined if it was not requested. */
  day?: { game: string; commitment: string } | null;
}

/** What was checked and is right, and what is wrong, as sentences for players. The check has passed if nothing is wrong. */
export interface Report {
  checked: string[];
  broken: string[];
}
