import type { Options } from "../types.ts";

export const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const USUAL = 4;

/** So many rounds as were chosen (B-17). */
export function wanted({ rounds }: Options): { rounds: number } {
  return { rounds: ROUNDS.find((n) => n === rounds) ?? USUAL };
}
