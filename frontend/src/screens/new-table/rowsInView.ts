/** Rows of what one chooses are seen wholly or not at all: none lies half under the main action before one scrolls. */

export interface Row {
  top: number;
  bottom: number;
}

/** By how many px all rows are to move so that none lies across the edge: up if that takes at most `most`, else down. */
export function shiftOffEdge(rows: readonly Row[], edge: number, most: number): number {
  const up = moved(rows, edge, (cut) => edge - Math.max(...cut.map(({ bottom }) => bottom)));
  return -up <= most ? up : moved(rows, edge, (cut) => edge - Math.min(...cut.map(({ top }) => top)));
}

/** Moves further for as long as a row is cut: what stands beside it may be higher. */
function moved(rows: readonly Row[], edge: number, by: (cut: readonly Row[]) => number): number {
  let way = 0;
  for (;;) {
    const cut = rows.filter(({ top, bottom }) => top + way < edge && bottom + way > edge);
    if (!cut.length) return way;
    way = by(cut);
  }
}
