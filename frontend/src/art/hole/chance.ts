/** Chance that always falls the same way: a hole looks alike on every phone and on every day. It draws pictures, never dice. */

export interface Chance {
  /** A number in [0, 1). */
  next(): number;
  between(least: number, most: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** True in `share` of all cases. */
  falls(share: number): boolean;
}

/** The chance that belongs to a text, such as "pebble-coast/7". */
export function chanceOf(seed: string): Chance {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (least, most) => least + (most - least) * next(),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    falls: (share) => next() < share,
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value ^ (value >>> 13);
}
