/** Where deck, discard pile and what is unknown lie; below the picture's edge where they stand under it. */

import type { Layout } from "./layout.ts";

export function pilesOf({ heap: { room, y, step, reach, gap }, pile }: Layout) {
  const { others, w, h, piles } = room;
  if (!piles) {
    const below = { x: w - 40, y: h + gap };
    return { deck: below, gone: below, aside: below };
  }
  if (others > 1) {
    const at = (n: number) => ({ x: w / 2 + n * step, y });
    return { deck: at(-0.5), gone: at(0.5), aside: at(1.5) };
  }
  const off = Math.min(reach, w * 0.34);
  const at = (way: number, down: number) => ({ x: w / 2 + way * off, y: y + 18 + down });
  return { deck: at(-1, 0), gone: at(1, 0), aside: at(-1, pile.h + gap) };
}
