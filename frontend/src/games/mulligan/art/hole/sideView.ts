/** A hole seen from the side: the tee on the left, the flag on the right, yards as on the ladder below. The same hole and frame always give
 * the same picture, in the landscape that the course has in every game. */

import { backdropOf, raysOf, type Sun } from "../../../../art/hole/backdrop.ts";
import { KINDS } from "../../../../art/hole/ground.ts";
import type { Piece } from "../../../../art/hole/pieces.ts";
import { type Frame, type HoleLook, type Plan, planHole, within } from "../../../../art/hole/plan.ts";
import type { Chance } from "../../../../art/hole/seededChance.ts";
import { around, below, between, blob, ellipse, ripples, type Spot, soft } from "../../../../art/hole/shapes.ts";
import { bush } from "../../../../art/hole/trees.ts";
import type { Ladder } from "./yardLadder.ts";

/** Heights of the parts of a frame. */
export interface Levels {
  /** The screen's head is above it, over the sky alone. */
  top: number;
  horizon: number;
  /** The middle of the fairway, half-way along the hole. */
  middle: number;
  /** Labels and ladder are below it. */
  foot: number;
}

export interface Side {
  frame: Frame;
  sun: Sun;
  rays: string;
  /** Painted before the fairway, and after it. */
  behind: Piece[];
  fairway: string;
  near: Piece[];
  lit: Piece[];
  /** Outlines for the dusk layer: far land, the sea, and everything in front of them. */
  dusk: string[];
  flag: Spot & { pole: number };
  /** Returns the height of the ground in the fairway's middle. */
  levelAt: (x: number) => number;
}

interface Ground extends Levels {
  plan: Plan;
  chance: Chance;
  ladder: Ladder;
  /** Scale of things on the ground; 1 on phones that are not short. */
  k: number;
  levelAt: (x: number) => number;
}

export function sideOf(look: HoleLook, frame: Frame, levels: Levels, ladder: Ladder): Side {
  const ground = groundOf(look, frame, levels, ladder);
  const { plan, chance, levelAt } = ground;
  const { far, dusk, lit } = backdropOf(plan, chance);
  const edge = edgeOf(ground);
  const land = below(edge, frame.h);
  const sun = sunAt(look.hole, plan, levels.top);
  const rough = roughs(ground, edge);
  const wood = trees(ground, edge);
  return {
    frame,
    sun,
    rays: raysOf(sun, frame),
    behind: [...far, ["fairway", land], ...rough, ...wood],
    fairway: fairwayOf(ground),
    near: [...waterOf(ground), ...greenOf(ground), ...bunkers(ground), ...bushes(ground), ...teeOf(ground)],
    lit,
    dusk: [dusk, land, seaOf(plan), ...outlinesOf(wood)],
    flag: { ...plan.hole, pole: within(levelAt(ladder.flag) - levels.top - 4, 26, 46 * ground.k) },
    levelAt,
  };
}

export const outlinesOf = (pieces: readonly Piece[]): string[] => pieces.map(([, d]) => d);

/** Returns the sea, or a lake in front of mountains; empty if there is none. */
export function seaOf({ landscape, horizon, frame }: Plan): string {
  const level = { coast: horizon, links: horizon, hills: horizon + 8, park: frame.h, woods: frame.h }[landscape];
  return `M0 ${level.toFixed(1)}H${frame.w}V${frame.h}H0z`;
}

function groundOf(look: HoleLook, frame: Frame, levels: Levels, ladder: Ladder): Ground {
  const plain = planHole(look, frame);
  const { chance } = plain;
  const rise = chance.between(7, 13);
  const sway = chance.between(-4, 4);
  const levelAt = (x: number) => {
    const share = (x - ladder.tee) / (ladder.flag - ladder.tee);
    return levels.middle + rise * (0.5 - share) + sway * Math.sin(2 * Math.PI * share);
  };
  const deep = levels.middle - levels.horizon;
  const k = within(deep / 62, 0.72, 1.5);
  const hole = { x: ladder.flag, y: levelAt(ladder.flag) };
  const green = { ...hole, rx: 34 * k, ry: 12.5 * k };
  const plan: Plan = { ...plain, horizon: levels.horizon, up: within(deep / 72, 0.6, 1.3), hole, green, side: 1 };
  return { ...levels, plan, chance, ladder, k, levelAt };
}

/** Returns the sun's place: it crosses the sky from the first hole to the eighteenth. */
export function sunAt(hole: number, { frame, horizon, up }: Plan, top: number): Sun {
  const hour = (((hole - 1) % 18) + 0.5) / 18;
  const r = 27 * within(up, 0.7, 1.2);
  const height = Math.sin(Math.PI * hour) * Math.max(0, horizon - top - r * 0.4) + r * 0.1;
  return { x: frame.w * (0.4 + 0.38 * hour), y: horizon - height, r };
}

/** Returns the far edge of the land. */
function edgeOf({ plan, chance, horizon, middle }: Ground): Spot[] {
  const wave = chance.between(0, 6);
  return [-0.02, 0.16, 0.34, 0.52, 0.7, 0.86, 1.02].map((share, index) => ({
    x: share * plan.frame.w,
    y: horizon + (middle - horizon) * (0.36 + 0.07 * Math.sin(index * 1.6 + wave)),
  }));
}

/** Draws long grass, a darker strip and lighter turf. */
function roughs({ plan, k }: Ground, edge: readonly Spot[]): Piece[] {
  const lower = (by: number, bend: number) =>
    below(
      edge.map(({ x, y }, index) => ({ x, y: y + by * k + bend * Math.sin(index * 2.1) })),
      plan.frame.h,
    );
  return [
    ["rough", lower(10, 3)],
    ["turf", lower(34, 4), 0.7],
  ];
}

/** Draws groups of trees along the far edge, clear of the flag. */
function trees({ plan, chance, k, ladder }: Ground, edge: readonly Spot[]): Piece[] {
  const [tall, slim] = KINDS[plan.landscape];
  const { w } = plan.frame;
  return [0.015, 0.07, 0.12, 0.3, 0.36, 0.55, 0.74, 0.97].flatMap((share, index) => {
    const x = w * (share + chance.between(-0.015, 0.015));
    const at = edge.findIndex((spot) => spot.x > x);
    const foot = { x, y: edge[Math.max(0, at)]!.y + chance.between(5, 17) * k };
    const size = chance.between(11, 15) * k;
    return Math.abs(x - ladder.flag) < 26 ? [] : (index % 3 ? tall : slim)(foot, size, chance);
  });
}

/** Draws the fairway from the tee to behind the green; on a par 3 only a strip in front of the green. */
function fairwayOf({ plan, chance, ladder, k, levelAt }: Ground): string {
  const { tee, flag } = ladder;
  const from = plan.look.par === 3 ? tee + (flag - tee) * 0.58 : tee - 14;
  const halves = [9, 19, 21, 18, 20, 17, 8];
  const cuts = halves.map((half, index) => {
    const x = from + ((flag + 34 * k - from) * index) / (halves.length - 1);
    return { x, y: levelAt(x), half: half * k * chance.between(0.9, 1.1) };
  });
  const bank = (way: number) => cuts.map(({ x, y, half }) => ({ x, y: y + way * half }));
  const [start, end] = [cuts[0]!, cuts.at(-1)!];
  const tip = ({ x, y }: Spot, by: number) => ({ x: x + by * k, y });
  return between([tip(start, -6), ...bank(-1), tip(end, 6)], [tip(start, -6), ...bank(1), tip(end, 6)]);
}

function greenOf({ plan, k }: Ground): Piece[] {
  const { x, y, rx, ry } = plan.green;
  return [
    ["fairway-2", ellipse(x, y, rx + 3 * k, ry + 2 * k)],
    ["green", ellipse(x, y, rx, ry)],
  ];
}

/** Draws a bunker in front of the green, one on the way, and sometimes a third. */
function bunkers({ plan, chance, ladder, k, levelAt }: Ground): Piece[] {
  const along = (share: number) => ladder.tee + (ladder.flag - ladder.tee) * share;
  const lower = ladder.flag - plan.green.rx * chance.between(0.9, 1.25);
  const upper = along(chance.between(0.42, 0.62));
  const third = along(chance.between(0.2, 0.34));
  const all = [
    { x: lower, y: levelAt(lower) + 15 * k },
    { x: upper, y: levelAt(upper) - 20 * k },
    ...(chance.falls(0.5) ? [{ x: third, y: levelAt(third) - 19 * k }] : []),
  ];
  return all.flatMap((at) => sand(at, chance.between(14, 18) * k, 6 * k, chance));
}

function sand(centre: Spot, rx: number, ry: number, chance: Chance): Piece[] {
  const edge = blob(centre, rx, ry, chance, 0.14);
  const face = [...edge.slice(4), edge[0]!];
  return [
    ["sand", soft(edge, true)],
    [
      "shade",
      between(
        face,
        face.map(({ x, y }) => ({ x, y: y + ry * 0.45 })),
      ),
      0.6,
    ],
  ];
}

/** Draws a pond beside the fairway, or a creek across it. */
function waterOf(ground: Ground): Piece[] {
  const { plan, chance, ladder, k, levelAt } = ground;
  const x = ladder.tee + (ladder.flag - ladder.tee) * chance.between(0.4, 0.66);
  if (plan.water === "creek") return creek(ground, x);
  const centre = { x, y: levelAt(x) + 21 * k };
  const [rx, ry] = [chance.between(26, 36) * k, 7 * k];
  const lines = around(centre, rx, ry, -0.55, -0.2, 0.05, 0.25);
  return [
    ["sand", soft(blob(centre, rx + 4, ry + 2.5, chance, 0.08), true)],
    ["water", soft(blob(centre, rx, ry, chance, 0.08), true)],
    ["chalk", ripples(lines.map((at) => [at.x, at.y, rx * 0.45])), 0.6, 1.6],
  ];
}

function creek({ plan, k, levelAt }: Ground, x: number): Piece[] {
  const line = around({ x, y: levelAt(x) }, 12 * k, 24 * k, 1.6, -1.1, 0.7, -0.6, 0.9, -0.1, -0.3, 0.5, -0.2, 1.3);
  const band = (more: number) => {
    const bank = (way: number) =>
      line.map((spot, index) => ({ x: spot.x + way * ((3 + index) * k + more), y: spot.y }));
    return between(bank(-1), bank(1));
  };
  const bridge = `M${(x - 14 * k).toFixed(1)} ${levelAt(x).toFixed(1)}q${14 * k}-${7 * k} ${28 * k} ${-1 * k}`;
  return [
    ["sand", band(2)],
    ["water", band(0)],
    ["shade", bridge, 1, 6 * k],
    [plan.landscape === "links" ? "dune" : "chalk", bridge, 1, 3.4 * k],
  ];
}

/** Draws low bushes in front of the fairway, at both ends. */
function bushes({ chance, plan, k, ladder, levelAt }: Ground): Piece[] {
  return [0.1, 0.3, 0.82].flatMap((share) => {
    const x = plan.frame.w * (share + chance.between(-0.05, 0.05));
    const foot = { x, y: levelAt(x) + chance.between(26, 32) * k };
    return Math.abs(x - ladder.tee) < 16 ? [] : bush(foot, chance.between(8, 11) * k, chance);
  });
}

function teeOf({ ladder, k, levelAt }: Ground): Piece[] {
  const { tee } = ladder;
  const y = levelAt(tee);
  const box = (half: number, drop: number) =>
    soft(
      around({ x: tee, y: y + drop }, half * k, 9 * k, -1, -1, 0, -1.06, 1, -1, 1.1, 0, 1, 1, 0, 1.06, -1, 1, -1.1, 0),
      true,
    );
  return [
    ["fairway", box(15, 1.5)],
    ["fairway-2", box(14, 0)],
    ["flag", ellipse(tee + 10 * k, y - 5.5 * k, 1.6, 1.6) + ellipse(tee + 10 * k, y + 5.5 * k, 1.6, 1.6)],
  ];
}
