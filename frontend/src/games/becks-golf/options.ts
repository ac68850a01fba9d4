import type { Options } from "../types.ts";

export interface Rounds {
  least: number;
  usual: number;
  most: number;
}

/** Returns the chosen number of rounds if it is allowed, otherwise the usual one (B-17). */
export function roundsOf({ rounds }: Options, { least, usual, most }: Rounds): number {
  return Number.isInteger(rounds) && Number(rounds) >= least && Number(rounds) <= most ? Number(rounds) : usual;
}
