import { tenth } from "./scale.ts";

const GAP = 2;

/** Returns start and width of each part of a bar of this width in px, with gaps between them; empty parts take no room. */
export function stackedParts(counts: number[], wide: number): { x: number; width: number }[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const gaps = Math.max(0, counts.filter((count) => count > 0).length - 1) * GAP;
  let x = 0;
  return counts.map((count) => {
    const width = all ? (count / all) * (wide - gaps) : 0;
    const part = { x: tenth(x), width: tenth(width) };
    if (count > 0) x += width + GAP;
    return part;
  });
}
