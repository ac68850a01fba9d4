/** The hole's ground: turf, rough, fairway with its stripes, green, sand, tee and trees. */

import type { Piece } from "./pieces.ts";
import { type Plan, spot } from "./plan.ts";
import type { Chance } from "./seededChance.ts";
import { around, between, blob, ellipse, polygon, type Spot, soft } from "./shapes.ts";
import { bush, cypress, fir, round, type Tree, umbrella } from "./trees.ts";

/** Returns the far edge of the ground from left to right; it rises towards the green. */
export function edgeOf({ frame, horizon, green }: Plan, chance: Chance): Spot[] {
  const lift = green.y - green.ry - 10;
  const wave = chance.between(0, 6);
  return [-0.02, 0.14, 0.32, 0.5, 0.68, 0.86, 1.02].map((share, index) => {
    const plain = horizon + (frame.h - horizon) * (0.15 + 0.02 * Math.sin(index * 1.7 + wave));
    const close = Math.max(0, 1 - Math.abs(share * frame.w - green.x) / (frame.w * 0.55));
    return { x: share * frame.w, y: plain + (Math.min(lift, plain) - plain) * close ** 0.7 };
  });
}

/** Returns spots on the ground from pairs of u and v. */
export function spots(plan: Plan, ...pairs: number[]): Spot[] {
  const [origin, one] = [spot(plan, 0, 0), spot(plan, 1, 1)];
  return around(origin, one.x - origin.x, one.y - origin.y, ...pairs);
}

/** Draws long grass: a strip from the tee's side in the distance, and one opposite, in front. */
export function roughs(plan: Plan): Piece {
  const tongue = spots(plan, -0.03, 0.3, 0.12, 0.25, 0.24, 0.28, 0.3, 0.34, 0.2, 0.43, -0.03, 0.5);
  const swell = spots(plan, 1.03, 0.5, 0.9, 0.52, 0.8, 0.64, 0.74, 0.8, 0.77, 1.06, 1.03, 1.06);
  return ["rough", soft(tongue, true) + soft(swell, true)];
}

/** Draws tufts that mark the rough. */
export function tufts(places: readonly Spot[], size: number): Piece {
  const tuft = (at: Spot) =>
    [-1, -0.3, 0.35, 1]
      .map((way) =>
        polygon(
          around(at, size, size, way * 0.55 - 0.16, 0, way * 1.1, Math.abs(way) * 0.5 - 1.5, way * 0.55 + 0.16, 0),
        ),
      )
      .join("");
  const three = (at: Spot) => around(at, 1, 1, -12, 7, 9, 3, 2, 12).map(tuft).join("");
  return ["wood", places.map(three).join(""), 0.8];
}

export function fairwayOf({ middle }: Plan): string {
  const side = (way: number) => middle.map(({ x, y, half }) => ({ x: x + way * half, y }));
  return between(side(-1), side(1));
}

/** Draws sloping mown stripes, wide in front and narrow in the distance. */
export function stripes({ frame, horizon, green, side }: Plan): Piece {
  const deep = frame.h - horizon;
  const corner = { x: 0, y: horizon };
  const slope = 0.84;
  const [left, right] = side > 0 ? [1, slope] : [slope, 1];
  const next = (v: number) => v * 0.85 - 0.012;
  let bands = "";
  for (let v = 1.12; horizon + v * deep > green.y; v = next(next(v))) {
    const to = next(v);
    bands += polygon(around(corner, frame.w, deep, 0, v * left, 1, v * right, 1, to * right, 0, to * left));
  }
  return ["green", bands, 0.62];
}

/** Draws bunkers by the green; balls land in the first one. A pond replaces the second. */
export function bunkersOf(plan: Plan, chance: Chance): { pieces: Piece[]; bunker: Spot } {
  const { green, side, up, across, water, look } = plan;
  const k = (look.par === 3 ? 1.35 : 1) * Math.min(up, across);
  const place = (u: number, drop: number, v = green.ry) => ({
    x: green.x + side * green.rx * u,
    y: green.y + v + drop * k,
  });
  const lone = water === "pond" && look.par > 3;
  const bunker = lone ? place(0.55, 13) : look.par === 3 ? place(-1.02, 0, green.ry * 1.25) : place(-0.55, 11);
  const all = lone ? [bunker] : [bunker, place(1.02, 4, green.ry * 1.5)];
  return { pieces: all.flatMap((at) => sand(at, chance.between(14, 17) * k, 9 * k, chance)), bunker };
}

function sand(centre: Spot, rx: number, ry: number, chance: Chance): Piece[] {
  const edge = blob(centre, rx * 1.1, ry, chance, 0.13);
  const face = [...edge.slice(4), edge[0]!];
  const lip = face.map(({ x, y }) => ({ x, y: y + ry * 0.5 }));
  return [
    ["sand", soft(edge, true)],
    ["shade", between(face, lip)],
  ];
}

export function greenPieces({ green }: Plan): Piece[] {
  const { x, y, rx, ry } = green;
  const apron = [-1.17, 0.45, -0.92, -0.72, -0.05, -1.24, 0.92, -0.74, 1.06, 0.3, 0.55, 1.18, -0.5, 1.3];
  return [
    ["fairway", soft(around(green, rx, ry, ...apron), true)],
    ["green", ellipse(x, y, rx, ry)],
  ];
}

export function teePieces({ tee, across, up, frame }: Plan): Piece[] {
  const k = Math.min(across, up) ** 0.7;
  const top = { x: tee.x, y: frame.h - 33 * k };
  const box = (...foot: number[]) => {
    const [a, b, c, d, e, f, ...rest] = around(top, k, k, -36, 8, -32, 0, -23, 0, 27, 0, 36, 0, 37, 8, ...foot).map(
      ({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`,
    );
    return `M${a}Q${b} ${c}L${d}Q${e} ${f}L${rest.join("L")}Z`;
  };
  const mark = (dx: number) => ellipse(top.x + dx * k, top.y + 8 * k, 3.2 * k, 3.2 * k);
  return [
    ["green", box(40, 44, -42, 44)],
    ["glint", box(37.6, 13, -37, 13)],
    ["flag", mark(-25) + mark(30)],
  ];
}

export const KINDS: Record<Plan["landscape"], [tall: Tree, slim: Tree]> = {
  coast: [umbrella, cypress],
  links: [bush, bush],
  park: [round, cypress],
  woods: [fir, fir],
  hills: [fir, round],
};

/** Possible places of trees, as u and v. The first three are slim; every third of the rest is low. */
const STANDS = [
  0.97, 0.18, 0.93, 0.21, 0.06, 0.25, 0.3, 0.22, 0.03, 0.36, 0.11, 0.31, 0.94, 0.42, 0.98, 0.8, 0.9, 0.92, 0.66, 0.97,
];

/** Draws trees at the edges, far ones first, clear of the sea and of all spots where a ball may lie. */
export function treesOf(plan: Plan, clear: readonly Spot[], chance: Chance): Piece[] {
  const [tall, slim] = KINDS[plan.landscape];
  const dry = plan.water === "shore" ? 0.6 : 2;
  return spots(plan, ...STANDS).flatMap((stand, index) => {
    const [u, v] = [STANDS[2 * index]!, STANDS[2 * index + 1]!];
    const tree = index < 3 ? slim : index % 3 ? tall : bush;
    const [foot] = around(stand, plan.frame.w, 4, chance.between(-0.025, 0.025), chance.between(-1, 1));
    const size = (9 + 21 * v) * Math.min(plan.up, 1.25) * chance.between(0.85, 1.15);
    const taken = clear.some(
      ({ x, y }) => Math.abs(x - foot!.x) < size * 0.9 + 14 && y < foot!.y + 12 && y > foot!.y - size * 2 - 12,
    );
    return taken || u > dry ? [] : tree(foot!, size, chance);
  });
}
