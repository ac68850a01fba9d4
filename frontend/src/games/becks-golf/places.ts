/** Ways through the nine places. */

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 };

/** Where an arrow key leads in the grid; null where it leads nowhere. */
export function nextPlace(from: number, key: string): number | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const to = from + step;
  const leaves = Math.abs(step) === 1 && Math.floor(to / 3) !== Math.floor(from / 3);
  return leaves || to < 0 || to > 8 ? null : to;
}
