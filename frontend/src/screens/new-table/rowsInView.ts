/** Keeps rows of choices fully visible or fully hidden: the main action covers no part of a row before scrolling. */

export interface Row {
  top: number;
  bottom: number;
}

/** Returns the px by which to shift all rows so that none crosses the edge: up if that takes at most `most`, otherwise down. */
export function shiftOffEdge(rows: readonly Row[], edge: number, most: number): number {
  const up = moved(rows, edge, (cut) => edge - Math.max(...cut.map(({ bottom }) => bottom)));
  return -up <= most ? up : moved(rows, edge, (cut) => edge - Math.min(...cut.map(({ top }) => top)));
}

/** Shifts further while a row is cut, since rows beside it may be taller. */
function moved(rows: readonly Row[], edge: number, by: (cut: readonly Row[]) => number): number {
  let way = 0;
  for (;;) {
    const cut = rows.filter(({ top, bottom }) => top + way < edge && bottom + way > edge);
    if (!cut.length) return way;
    way = by(cut);
  }
}
