/** Neighbours in a row of cards. */

/** Where neighbours hold, and how many. */
export function runsOf(holds: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  holds.forEach((held, at) => {
    if (!held) return;
    const run = runs[runs.length - 1];
    if (run && run.from + run.length === at) run.length++;
    else runs.push({ from: at, length: 1 });
  });
  return runs;
}
