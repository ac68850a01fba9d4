/** Outlines as SVG path data. Coordinates are rounded to a tenth, so that pictures stay small. */

import type { Chance } from "./chance.ts";

export interface Spot {
  x: number;
  y: number;
}

const r = (value: number) => Math.round(value * 10) / 10;
const at = (spot: Spot) => `${r(spot.x)} ${r(spot.y)}`;

/** Straight lines through the spots, closed. */
export function polygon(spots: readonly Spot[]): string {
  return `M${spots.map(at).join("L")}Z`;
}

/** A soft line through the spots (Catmull-Rom, as Béziers); a closed one comes back to where it began. */
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

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${r(x - rx)} ${r(y)}a${r(rx)} ${r(ry)} 0 1 0 ${r(2 * rx)} 0a${r(rx)} ${r(ry)} 0 1 0 ${r(-2 * rx)} 0Z`;
}

/** A round thing that nature made: `wild` says how far it strays from the ellipse. */
export function blob(centre: Spot, rx: number, ry: number, chance: Chance, wild = 0.16): Spot[] {
  const count = 8;
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI;
    const reach = 1 + chance.between(-wild, wild);
    return { x: centre.x + Math.cos(turn) * rx * reach, y: centre.y + Math.sin(turn) * ry * reach };
  });
}

/** Spots moved towards (share < 1) or away from a centre. */
export function scaled(spots: readonly Spot[], centre: Spot, share: number, drop = 0): Spot[] {
  return spots.map((spot) => ({
    x: centre.x + (spot.x - centre.x) * share,
    y: centre.y + (spot.y - centre.y) * share + drop,
  }));
}

/** A band along a middle line, `half` wide to both sides. */
export function ribbon(middle: readonly (Spot & { half: number })[]): string {
  const left = middle.map((spot) => ({ x: spot.x - spot.half, y: spot.y }));
  const right = middle.map((spot) => ({ x: spot.x + spot.half, y: spot.y })).reverse();
  return `${soft(left)}L${soft(right).slice(1)}Z`;
}

/** Short level strokes, as water has them. */
export function ripples(lines: readonly (readonly [x: number, y: number, length: number])[]): string {
  return lines.map(([x, y, length]) => `M${r(x)} ${r(y)}h${r(length)}`).join("");
}
