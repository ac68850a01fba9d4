/** The places of a grid, keyboard movement between them, and names of spots on the page. */

/** Places in reading order. */
export const PLACES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** A spot for a card: "pile", "discard", "hand/2" (seat), "card/2/4" (seat, place). */
export type Spot = string;
export const PILE: Spot = "pile";
export const DISCARD: Spot = "discard";
export const handOf = (seat: number): Spot => `hand/${seat}`;
export const spotOf = (seat: number, at: number): Spot => `card/${seat}/${at}`;

/** Returns which row or column three places form, counted from 0. */
export function lineOf([first = 0, second = 0]: readonly number[]): ["row" | "column", number] {
  return second - first === 1 ? ["row", first / 3] : ["column", first % 3];
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 };

/** Returns the place that an arrow key leads to; null at the grid's edge. */
export function nextPlace(from: number, key: string): number | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const to = from + step;
  const leaves = Math.abs(step) === 1 && Math.floor(to / 3) !== Math.floor(from / 3);
  return leaves || to < 0 || to > 8 ? null : to;
}
