/** Neighbours in a row of cards: from where on they hold, and how many. */
export function runsOf(holds: readonly boolean[]): { from: number; length: number }[] {
  const starts = holds.flatMap((held, at) => (held && !holds[at - 1] ? [at] : []));
  return starts.map((from) => {
    const end = holds.indexOf(false, from);
    return { from, length: (end < 0 ? holds.length : end) - from };
  });
}
