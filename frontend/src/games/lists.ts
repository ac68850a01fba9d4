/** Array methods that old phones lack. */

export function last<T>(list: readonly T[]): T | undefined {
  return list[list.length - 1];
}

export function lastIndex<T>(list: readonly T[], holds: (item: T) => boolean): number {
  for (let index = list.length - 1; index >= 0; index--) if (holds(list[index]!)) return index;
  return -1;
}
