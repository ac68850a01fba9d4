/** Places labels in a row, each as close to its target as the others allow. */

import { charactersOf } from "../../../seatNames.ts";

export interface Wish {
  /** The target of its middle. */
  at: number;
  width: number;
}

/** Returns the left edges of labels between two edges, at least `gap` apart, ordered by target (equal targets in list order). They overlap
 * only if together they are too wide. */
export function spread(wishes: readonly Wish[], from: number, to: number, gap: number): number[] {
  const order = wishes.map((_, index) => index).sort((a, b) => wishes[a]!.at - wishes[b]!.at || a - b);
  const lefts = Array<number>(wishes.length).fill(0);
  const sorted = order.map((index) => wishes[index]!);
  packed(sorted, from, to, gap).forEach((left, place) => {
    lefts[order[place]!] = left;
  });
  return lefts;
}

interface Block {
  /** Index of its first member, and their number. */
  first: number;
  count: number;
  /** The sum of its members' wished left edges, and its width. */
  wished: number;
  width: number;
}

/** Joins neighbours that would overlap into a block, which is placed at the mean of its members' targets. */
function packed(sorted: readonly Wish[], from: number, to: number, gap: number): number[] {
  const blocks: Block[] = [];
  const leftOf = ({ wished, count, width }: Block) => Math.max(from, Math.min(wished / count, to - (width - gap)));
  sorted.forEach(({ at, width }, first) => {
    let block: Block = { first, count: 1, wished: at - width / 2, width: width + gap };
    for (let last = blocks.at(-1); last && leftOf(last) + last.width > leftOf(block); last = blocks.at(-1)) {
      blocks.pop();
      block = joined(last, block);
    }
    blocks.push(block);
  });
  return blocks.flatMap((block) => edgesOf(block, leftOf(block), sorted, gap));
}

function joined(one: Block, two: Block): Block {
  return {
    first: one.first,
    count: one.count + two.count,
    wished: one.wished + two.wished - two.count * one.width,
    width: one.width + two.width,
  };
}

function edgesOf({ first, count }: Block, left: number, sorted: readonly Wish[], gap: number): number[] {
  let edge = left;
  return sorted.slice(first, first + count).map(({ width }) => {
    const here = edge;
    edge += width + gap;
    return here;
  });
}

/** Shortens the longest names, letter by letter, until all fit. Names of fewer than five letters are left out: their shape says more. */
export function fittedAll(names: readonly string[], room: number, measure: (name: string) => number): string[] {
  const cut = names.map((name) => ({ letters: charactersOf(name), shown: name }));
  const over = () => cut.reduce((sum, { shown }) => sum + measure(shown), 0) > room;
  while (over()) {
    const longest = cut.reduce((one, two) => (measure(two.shown) > measure(one.shown) ? two : one));
    if (!longest.shown) break;
    shorten(longest);
  }
  return cut.map(({ shown }) => shown);
}

const FEWEST = 5;

function shorten(name: { letters: string[]; shown: string }): void {
  name.letters.pop();
  name.shown = name.letters.length < FEWEST ? "" : `${name.letters.join("").trimEnd()}…`;
}
