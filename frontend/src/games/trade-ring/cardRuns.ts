/** Returns runs of neighbouring items for which `holds` is true: start and length. */
export function runsOf(holds: readonly boolean[]): { from: number; length: number }[] {
  const starts = holds.flatMap((held, at) => (held && !holds[at - 1] ? [at] : []));
  return starts.map((from) => {
    const end = holds.indexOf(false, from);
    return { from, length: (end < 0 ? holds.length : end) - from };
  });
}
