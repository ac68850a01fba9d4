/** The hole itself: turf, rough, fairway with its stripes, water, sand, green, tee and trees. */

import type { Chance } from "./chance.ts";
import { fill, type Piece, stroke } from "./pieces.ts";
import { middleAt, type Plan, spot, within } from "./plan.ts";
import { blob, ellipse, polygon, ribbon, ripples, type Spot, scaled, soft } from "./shapes.ts";
import { bush, cypress, fir, round, type Tree, umbrella } from "./trees.ts";

/** The far edge of the ground, from the left to the right. */
export function edgeOf(plan: Plan, chance: Chance): Spot[] {
  const { frame, horizon, green } = plan;
  const deep = frame.h - horizon;
  const lift = green.y - green.ry - 10;
  const wave = chance.between(0, 6);
  return [-0.02, 0.14, 0.32, 0.5, 0.68, 0.86, 1.02].map((share, index) => {
    const plain = horizon + deep * (0.15 + 0.02 * Math.sin(index * 1.7 + wave));
    const close = Math.max(0, 1 - Math.abs(share * frame.w - green.x) / (frame.w * 0.55));
    return { x: share * frame.w, y: plain + (Math.min(lift, plain) - plain) * close ** 0.7 };
  });
}

export function turf(plan: Plan, edge: readonly Spot[]): Piece {
  return fill("turf", `${soft(edge)}V${plan.frame.h}H-9Z`);
}

/** Long grass: a tongue from the tee's side in the distance, and one opposite, close by. */
export function roughs(plan: Plan, chance: Chance): Piece[] {
  const p = (u: number, v: number) => spot(plan, u, v);
  const far = chance.between(-0.03, 0.03);
  const tongue = [
    p(-0.03, 0.3 + far),
    p(0.12, 0.25 + far),
    p(0.24, 0.28 + far),
    p(0.3, 0.34 + far),
    p(0.2, 0.43 + far),
    p(-0.03, 0.5 + far),
  ];
  const swell = [p(1.03, 0.5), p(0.9, 0.52), p(0.8, 0.64), p(0.74, 0.8), p(0.77, 1.06), p(1.03, 1.06)];
  return [fill("rough", soft(tongue, true)), fill("rough", soft(swell, true))];
}

/** Tufts where the rough is to be seen as such. */
export function tufts(spots: readonly Spot[], size: number): Piece {
  const blades = spots.map(({ x, y }) =>
    [-1, -0.3, 0.35, 1]
      .map((way) => {
        const tip = { x: x + way * size * 1.1, y: y - size * (1.5 - Math.abs(way) * 0.5) };
        return polygon([
          { x: x + way * size * 0.55 - size * 0.16, y },
          tip,
          { x: x + way * size * 0.55 + size * 0.16, y },
        ]);
      })
      .join(""),
  );
  return fill("wood", blades.join(""), 0.8);
}

export function fairwayOf(plan: Plan): string {
  return ribbon(plan.middle);
}

/** Mown bands, wide close by and narrow far off; they slope against the bend. */
export function stripes(plan: Plan): Piece {
  const { frame, horizon, green, side } = plan;
  const deep = frame.h - horizon;
  const end = (green.y - horizon) / deep;
  const bands: string[] = [];
  for (let v = 1.12; v > end; ) {
    const next = v * 0.85 - 0.012;
    const y = (share: number, edge: 0 | 1) =>
      horizon + deep * (share - (edge === (side > 0 ? 1 : 0) ? 0.16 * share : 0));
    bands.push(
      polygon([
        { x: 0, y: y(v, 0) },
        { x: frame.w, y: y(v, 1) },
        { x: frame.w, y: y(next, 1) },
        { x: 0, y: y(next, 0) },
      ]),
    );
    v = next * 0.85 - 0.012;
  }
  return fill("green", bands.join(""), 0.62);
}

export interface Waters {
  pieces: Piece[];
  /** Where a drive, and where a shot at the green, goes in; and the drops beside. */
  hazard: Spot;
  drop: Spot;
  water: Spot;
  drop2: Spot;
}

export function watersOf(plan: Plan, chance: Chance): Waters {
  if (plan.water === "creek") return creek(plan);
  return plan.water === "shore" ? shore(plan, chance) : pond(plan, chance);
}

/** A pond with a rim of sand; holes with a drive and an approach have a second, small one by the green. */
function pond(plan: Plan, chance: Chance): Waters {
  const { across, up, look, frame, green } = plan;
  const rx = (look.par === 3 ? 56 : 46) * across;
  const ry = (look.par === 3 ? 25 : 26) * up * Math.min(1, across);
  const centre = look.par === 3 ? inFront(plan, rx) : beside(plan, 0.55, rx);
  const big = pool(centre, rx, ry, chance);
  const away = Math.sign(centre.x - middleAt(plan.middle, 0.5).x) || 1;
  const drop = { x: centre.x - away * rx * 0.5, y: centre.y - ry - 3 };
  if (look.par === 3) return { pieces: big, hazard: centre, drop, water: centre, drop2: drop };
  const far = {
    x: within(green.x - plan.side * green.rx * 1.22, 26, frame.w - 26),
    y: green.y + green.ry * 1.5 + 9 * up,
  };
  const small = pool(far, 22 * across, 8 * up, chance);
  const near = { x: far.x + plan.side * 15 * across, y: far.y - 9 * up };
  return { pieces: [...small, ...big], hazard: centre, drop, water: far, drop2: near };
}

function inFront({ green, up, frame, side }: Plan, rx: number): Spot {
  return { x: within(green.x - side * green.rx * 0.42, rx + 6, frame.w - rx - 6), y: green.y + green.ry + 58 * up };
}

function beside(plan: Plan, v: number, rx: number): Spot {
  const { frame, side, open } = plan;
  const cut = middleAt(plan.middle, v);
  const way = side * open;
  return { x: within(cut.x + way * (cut.half * 0.84 + rx), rx + 10, frame.w - rx - 10), y: cut.y };
}

function pool(centre: Spot, rx: number, ry: number, chance: Chance): Piece[] {
  const bank = blob(centre, rx + 6, ry + 4, chance, 0.09);
  const water = scaled(bank, centre, 1 - 6.5 / (rx + 6), -ry * 0.05);
  const lines = [
    [-0.6, -0.3, 0.42],
    [0.15, -0.38, 0.46],
    [-0.45, 0.42, 0.48],
    [0.24, 0.3, 0.36],
  ] as const;
  const drawn = lines.map(([x, y, length]) => [centre.x + x * rx, centre.y + y * ry, length * rx] as const);
  return [fill("sand", soft(bank, true)), fill("water", soft(water, true)), stroke("chalk", 1.6, ripples(drawn), 0.55)];
}

/** A creek that winds across the hole, further off on the side of the green, under a small bridge. */
function creek(plan: Plan): Waters {
  const par3 = plan.look.par === 3;
  const line = (par3 ? [0.72, 0.66, 0.6, 0.62, 0.56, 0.5] : [0.6, 0.52, 0.5, 0.43, 0.36, 0.33]).map((v, index) => {
    const { x, y } = spot(plan, -0.04 + index * 0.216, v + (index % 2 ? 0.025 : -0.01));
    return { x, y, thick: (5 + 13 * v) * plan.up };
  });
  const band = (more: number) =>
    `${soft(line.map(({ x, y, thick }) => ({ x, y: y - thick / 2 - more })))}L${soft(
      line.map(({ x, y, thick }) => ({ x, y: y + thick / 2 + more })).reverse(),
    ).slice(1)}Z`;
  const on = (share: number): Spot => {
    const [one, two] = [line[Math.floor(share)]!, line[Math.min(5, Math.ceil(share))]!];
    const part = share - Math.floor(share);
    return { x: one.x + (two.x - one.x) * part, y: one.y + (two.y - one.y) * part };
  };
  const [hazard, water] = par3 ? [on(3), on(3)] : [on(2), on(3.6)];
  const up = (from: Spot) => ({ x: from.x + plan.side * 14, y: from.y - 15 * plan.up });
  const pieces = [fill("sand", band(3)), fill("water", band(0)), ...bridge(on(par3 ? 1.2 : 2.75), plan)];
  return { pieces, hazard, drop: up(hazard), water, drop2: up(water) };
}

function bridge({ x, y }: Spot, { up }: Plan): Piece[] {
  const [w, h] = [17 * Math.min(1.2, up + 0.15), 9 * up];
  const deck = `M${(x - w).toFixed(1)} ${(y + h).toFixed(1)}Q${x.toFixed(1)} ${(y - h * 1.5).toFixed(1)} ${(x + w).toFixed(1)} ${(y + h * 0.4).toFixed(1)}`;
  return [stroke("shade", 7, deck), stroke("chalk", 4, deck)];
}

/** The sea comes in along one side. */
function shore(plan: Plan, chance: Chance): Waters {
  const par3 = plan.look.par === 3;
  const wobble = () => chance.between(-0.015, 0.015);
  const inner = (par3 ? [0.12, 0.3, 0.5, 0.64, 0.78, 1.05] : [0.2, 0.34, 0.5, 0.66, 0.84, 1.05]).map((v) => {
    const cut = middleAt(plan.middle, Math.max(v, 0.1));
    const reach = Math.min(
      0.93,
      (plan.side > 0 ? cut.x : plan.frame.w - cut.x) / plan.frame.w + cut.half / plan.frame.w + 0.07,
    );
    const bay = par3 ? [0.97, 0.93, 0.62, 0.5, 0.62, 0.86] : undefined;
    const index = (par3 ? [0.12, 0.3, 0.5, 0.64, 0.78, 1.05] : []).indexOf(v);
    const u = bay ? bay[index]! : Math.max(reach, v < 0.3 ? 0.96 : 0.66);
    return spot(plan, u + wobble(), v);
  });
  const out = spot(plan, 1.2, 0.05);
  const body = (shift: number) =>
    `${soft(inner.map(({ x, y }) => ({ x: x + plan.side * shift, y: y + shift * 0.15 })))}L${out.x.toFixed(0)} ${plan.frame.h}L${out.x.toFixed(0)} ${inner[0]!.y.toFixed(1)}Z`;
  const [middle, far] = par3 ? [inner[2]!, inner[2]!] : [inner[3]!, inner[2]!];
  const into = (from: Spot, by: number): Spot => ({ x: from.x + plan.side * by * plan.across, y: from.y });
  const lines = inner
    .slice(2)
    .map(({ x, y }, index) => [x + plan.side * (36 + 20 * (index % 2)) - 12, y + 12, 26] as const);
  return {
    pieces: [
      fill("sand", body(-5)),
      fill("chalk", body(5), 0.7),
      fill("water", body(9)),
      stroke("chalk", 1.6, ripples(lines), 0.55),
    ],
    hazard: into(middle, 34),
    drop: into(middle, -14),
    water: into(far, par3 ? 34 : 30),
    drop2: into(far, -14),
  };
}

/** Two bunkers by the green; the first is the one that balls find. */
export function bunkersOf(plan: Plan, chance: Chance): { pieces: Piece[]; bunker: Spot } {
  const { green, side, up, across, water, look } = plan;
  const k = (look.par === 3 ? 1.35 : 1) * Math.min(up, across);
  const ball = { x: green.x - side * green.rx * 0.55, y: green.y + green.ry + 11 * k };
  const wide = look.par === 3 ? { x: green.x - side * green.rx * 1.02, y: green.y + green.ry * 1.25 } : ball;
  const twoPonds = water === "pond" && look.par > 3;
  const first = twoPonds ? { x: green.x + side * green.rx * 0.55, y: green.y + green.ry + 13 * k } : wide;
  const second = twoPonds ? undefined : { x: green.x + side * green.rx * 1.02, y: green.y + green.ry * 1.5 + 4 * k };
  const pieces = [first, second].flatMap((at) => (at ? bunker(at, chance.between(14, 17) * k, 9 * k, chance) : []));
  return { pieces, bunker: first };
}

function bunker(centre: Spot, rx: number, ry: number, chance: Chance): Piece[] {
  const edge = blob(centre, rx * 1.1, ry, chance, 0.13);
  const face = [...edge.slice(4), edge[0]!];
  const lip = face.map(({ x, y }) => ({ x, y: y + ry * 0.5 })).reverse();
  return [fill("sand", soft(edge, true)), fill("shade", `${soft(face)}L${soft(lip).slice(1)}Z`)];
}

export function greenPieces({ green }: Plan): Piece[] {
  const { x, y, rx, ry } = green;
  const apron = [
    { x: x - rx * 1.17, y: y + ry * 0.45 },
    { x: x - rx * 0.92, y: y - ry * 0.72 },
    { x: x - rx * 0.05, y: y - ry * 1.24 },
    { x: x + rx * 0.92, y: y - ry * 0.74 },
    { x: x + rx * 1.06, y: y + ry * 0.3 },
    { x: x + rx * 0.55, y: y + ry * 1.18 },
    { x: x - rx * 0.5, y: y + ry * 1.3 },
  ];
  return [fill("fairway", soft(apron, true)), fill("green", ellipse(x, y, rx, ry))];
}

export function teePieces(plan: Plan): Piece[] {
  const { x } = plan.tee;
  const k = Math.min(plan.across, plan.up) ** 0.7;
  const low = plan.frame.h + 4;
  const top = plan.frame.h - 33 * k;
  const box = `M${x - 42 * k} ${low}L${x - 35 * k} ${top + 7 * k}Q${x - 32 * k} ${top} ${x - 23 * k} ${top}H${x + 27 * k}Q${x + 36 * k} ${top} ${x + 36 * k} ${top + 8 * k}L${x + 39 * k} ${low}Z`;
  const back = `M${x - 35 * k} ${top + 7 * k}Q${x - 32 * k} ${top} ${x - 23 * k} ${top}H${x + 27 * k}Q${x + 36 * k} ${top} ${x + 36 * k} ${top + 8 * k}L${x + 36.6 * k} ${top + 13 * k}H${x - 36.6 * k}Z`;
  const marks = ellipse(x - 25 * k, top + 8 * k, 3.2 * k, 3.2 * k) + ellipse(x + 30 * k, top + 8 * k, 3.2 * k, 3.2 * k);
  return [fill("green", box), fill("glint", back), fill("flag", marks)];
}

const KINDS: Record<Plan["landscape"], [Tree, Tree, Tree]> = {
  coast: [umbrella, cypress, bush],
  links: [bush, bush, bush],
  park: [round, cypress, bush],
  woods: [fir, fir, bush],
  hills: [fir, round, bush],
};

/** Trees at the edges, far ones first, clear of everything a ball may visit. */
export function treesOf(plan: Plan, clear: readonly Spot[], chance: Chance): Piece[] {
  const [tall, slim, low] = KINDS[plan.landscape];
  const shoreline = plan.water === "shore" ? 0.6 : 2;
  const places: [number, number, Tree][] = [
    [0.97, 0.18, slim],
    [0.93, 0.21, slim],
    [0.06, 0.25, slim],
    [0.03, 0.36, tall],
    [0.11, 0.31, tall],
    [0.3, 0.22, low],
    [0.94, 0.42, low],
    [0.98, 0.8, tall],
    [0.9, 0.92, tall],
    [0.66, 0.97, low],
  ];
  return places.flatMap(([u, v, tree]) => {
    const foot = spot(plan, u + chance.between(-0.025, 0.025), v + chance.between(-0.02, 0.02));
    const size = (9 + 21 * v) * Math.min(plan.up, 1.25) * chance.between(0.85, 1.15);
    const taken = clear.some(
      (other) =>
        Math.abs(other.x - foot.x) < size * 0.9 + 14 && other.y < foot.y + 12 && other.y > foot.y - size * 2 - 12,
    );
    return taken || u > shoreline ? [] : tree(foot, size, chance);
  });
}
