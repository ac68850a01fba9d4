/** The geometry of charts, in px. */

/** A linear scale from values to px. */
export type Scale = (value: number) => number;

export function scaleOf([from, to]: [number, number], [start, end]: [number, number]): Scale {
  const span = to - from || 1;
  return (value) => start + ((value - from) / span) * (end - start);
}

const STEPS = [1, 2, 5];

/** Returns round tick values that include the least and the most value, ascending; at least two, at most `rungs`. */
export function ladder(values: number[], rungs = 4): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  for (let tens = 1; ; tens *= 10)
    for (const one of STEPS) {
      const step = one * tens;
      const first = Math.floor(least / step);
      const last = Math.max(Math.ceil(most / step), first + 1);
      if (last - first < rungs) return Array.from({ length: last - first + 1 }, (_, n) => (first + n) * step);
    }
}

/** Returns the centres of this many columns, and the room for each. */
export function columns(count: number, [start, end]: [number, number]): { at: number[]; room: number } {
  const room = (end - start) / Math.max(count, 1);
  return { at: Array.from({ length: count }, (_, n) => start + (n + 0.5) * room), room };
}

/** Returns the indices of labels to draw: the first of each run of equal ones, if there is room. */
export function written(words: string[], at: number[], room: number): number[] {
  const shown: number[] = [];
  for (const [n, word] of words.entries()) {
    const last = shown[shown.length - 1];
    if (word === words[n - 1] || (last !== undefined && at[n]! - at[last]! < room)) continue;
    shown.push(n);
  }
  return shown;
}

/** Returns an SVG path through these points. */
export function through(places: { x: number; y: number }[]): string {
  return places.map(({ x, y }, n) => `${n ? "L" : "M"}${tenth(x)} ${tenth(y)}`).join("");
}

export const tenth = (px: number): number => Math.round(px * 10) / 10;

/** Returns the zero line's height within `tall` px, and px per unit, for bars on both sides. `least` keeps small differences small. */
export function around(values: number[], tall: number, least: number): { zero: number; unit: number } {
  const over = Math.max(0, ...values);
  const under = Math.max(0, ...values.map((value) => -value));
  const unit = tall / Math.max(over + under, least);
  const spare = tall - (over + under) * unit;
  // Spare room goes to the side of the larger bars; a line without bars above it is low.
  return { zero: under > over ? over * unit : over * unit + spare, unit };
}
