import type { Options } from "../types.ts";

export interface Rounds {
  least: number;
  usual: number;
  most: number;
}

/** So many rounds as were chosen, where there may be so many (B-17). */
export function roundsOf({ rounds }: Options, { least, usual, most }: Rounds): number {
  return Number.isInteger(rounds) && Number(rounds) >= least && Number(rounds) <= most ? Number(rounds) : usual;
}
