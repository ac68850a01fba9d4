/** Outlines as SVG path data. Coordinates are rounded to a tenth to keep pictures small. */

import type { Chance } from "./seededChance.ts";

export interface Spot {
  x: number;
  y: number;
}

const r = (value: number) => Math.round(value * 10) / 10;
const at = (spot: Spot) => `${r(spot.x)} ${r(spot.y)}`;

/** Returns spots around a centre, from pairs of offsets in units of kx and ky. */
export function around({ x, y }: Spot, kx: number, ky: number, ...offsets: number[]): Spot[] {
  const spots: Spot[] = [];
  for (let i = 0; i < offsets.length; i += 2) spots.push({ x: x + kx * offsets[i]!, y: y + ky * offsets[i + 1]! });
  return spots;
}

/** Returns a closed polygon through the spots. */
export function polygon(spots: readonly Spot[]): string {
  return `M${spots.map(at).join("L")}Z`;
}

/** Returns a smooth line through the spots (Catmull-Rom, as Béziers); `closed` joins its ends. */
export function soft(spots: readonly Spot[], closed = false): string {
  const last = spots.length - 1;
  const spot = (index: number) =>
    spots[closed ? (index + spots.length) % spots.length : Math.min(last, Math.max(0, index))]!;
  let path = `M${at(spot(0))}`;
  for (let index = 0; index < (closed ? spots.length : last); index++) {
    const [before, from, to, after] = [spot(index - 1), spot(index), spot(index + 1), spot(index + 2)];
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${at(one)} ${at(two)} ${at(to)}`;
  }
  return closed ? `${path}Z` : path;
}

/** Returns the area between two smooth lines. */
export function between(line: readonly Spot[], other: readonly Spot[]): string {
  return `${soft(line)}L${soft([...other].reverse()).slice(1)}Z`;
}

/** Returns the area below a smooth line, down to `foot`. */
export function below(line: readonly Spot[], foot: number): string {
  return `${soft(line)}V${r(foot)}H${r(line[0]!.x)}Z`;
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${r(x - rx)} ${r(y)}a${r(rx)} ${r(ry)} 0 1 0 ${r(2 * rx)} 0a${r(rx)} ${r(ry)} 0 1 0 ${r(-2 * rx)} 0Z`;
}

/** Returns an irregular ellipse; `wild` is the largest deviation from it. */
export function blob(centre: Spot, rx: number, ry: number, chance: Chance, wild: number): Spot[] {
  return Array.from({ length: 8 }, (_, index) => {
    const turn = (index * Math.PI) / 4;
    const reach = chance.between(1 - wild, 1 + wild);
    return { x: centre.x + Math.cos(turn) * rx * reach, y: centre.y + Math.sin(turn) * ry * reach };
  });
}

/** Returns short horizontal strokes, as on water: x, y and length of each. */
export function ripples(lines: readonly (readonly [number, number, number])[]): string {
  return lines.map(([x, y, length]) => `M${r(x)} ${r(y)}h${r(length)}`).join("");
}
