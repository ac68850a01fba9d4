/** Positions of everything on a hole, computed before painting. The same hole and frame always give the same plan. Horizontal positions (u)
 * are shares of the frame's width, from the side of the tee. Vertical positions (v) are shares of the ground: 0 at the horizon, 1 at the
 * lower edge. Most holes are teed from the left, some from the right. The green is always right of the middle, since the hole's title is
 * in the sky on the left. */

import { Chance } from "./seededChance.ts";
import type { Spot } from "./shapes.ts";

/** Units of the picture; on phones one unit is one px. */
export interface Frame {
  w: number;
  h: number;
}

export interface HoleLook {
  par: number;
  yards: number;
  /** The course's id: the holes of a course share a landscape. */
  course: string;
  /** The hole's number on the course. */
  hole: number;
}

export const LANDSCAPES = ["coast", "links", "park", "woods", "hills"] as const;
export type Landscape = (typeof LANDSCAPES)[number];
export type Water = "pond" | "creek" | "shore";

/** A cross-section of the fairway. */
export interface Cut {
  v: number;
  x: number;
  y: number;
  half: number;
}

export interface Plan {
  frame: Frame;
  look: HoleLook;
  landscape: Landscape;
  water: Water;
  horizon: number;
  /** 1: teed from the left; -1: from the right. */
  side: 1 | -1;
  /** Scale of things against a frame of 390 by 326, horizontally and vertically. */
  across: number;
  up: number;
  middle: Cut[];
  /** The side with room for water, as seen from the tee: 1 is away from the tee. */
  open: 1 | -1;
  tee: Spot;
  green: Spot & { rx: number; ry: number };
  hole: Spot;
  pole: number;
  chance: Chance;
}

/** Yards of a short and of a long hole, by par. */
const REACH: Record<number, [number, number]> = { 3: [110, 240], 4: [290, 480], 5: [470, 610] };
const FAVOURED: [RegExp, Landscape][] = [
  [/pebble|coast|sea|bay|beach|ocean|cliff|harbo|island/, "coast"],
  [/links|andre|dune|sand|heath/, "links"],
  [/wood|pine|forest|oak|fir/, "woods"],
  [/hill|mount|ridge|peak|valley|glen/, "hills"],
  [/park|augusti|garden|mulligan|meadow/, "park"],
];

/** Returns a course's landscape: the one its name suggests, otherwise a random one derived from its id. */
export function landscapeOf(course: string): Landscape {
  return (
    FAVOURED.find(([names]) => names.test(course.toLowerCase()))?.[1] ??
    LANDSCAPES[new Chance(course).below(LANDSCAPES.length)]!
  );
}

export function planHole(look: HoleLook, frame: Frame): Plan {
  const chance = new Chance(`${look.course}/${look.hole}/${look.par}/${look.yards}`);
  const landscape = landscapeOf(look.course);
  const horizon = Math.max(frame.h * 0.41, Math.min(104, frame.h - 96));
  const side = chance.falls(0.7) ? 1 : -1;
  const size = { across: within(frame.w / 390, 0.85, 1.5), up: within((frame.h - horizon) / 192, 0.6, 1.6) };
  const part = { frame, look, landscape, horizon, side, ...size } as const;
  const green = greenOf(part, chance);
  const middle = middleOf(part, green, chance);
  const at = middle[2]!;
  const room = side > 0 ? frame.w - at.x - at.half : at.x - at.half;
  const hole = { x: green.x + green.rx * 0.42, y: green.y - green.ry * 0.12 };
  return {
    ...part,
    water: waterOf(landscape, look.par, chance),
    middle,
    open: room > frame.w * 0.24 ? 1 : -1,
    tee: spot(part, 0.17, 0.85),
    green,
    hole,
    pole: poleOf(part, hole),
    chance,
  };
}

type Part = Pick<Plan, "frame" | "look" | "landscape" | "horizon" | "side" | "across" | "up">;

/** Returns the spot at a share of the width from the tee's side and a share of the height from the horizon. */
export function spot({ frame, side, horizon }: Pick<Plan, "frame" | "side" | "horizon">, u: number, v: number): Spot {
  return { x: (side > 0 ? u : 1 - u) * frame.w, y: horizon + v * (frame.h - horizon) };
}

/** Returns how long a hole is for its par: 0 is short, 1 is long. */
export function reachOf({ par, yards }: HoleLook): number {
  const [short, long] = REACH[par] ?? [100, 600];
  return within((yards - short) / (long - short), 0, 1);
}

/** Returns the middle of the fairway at a share of the height from the horizon. */
export function middleAt(middle: readonly Cut[], v: number): Cut {
  const after = middle.findIndex((cut) => cut.v <= v);
  if (after <= 0) return middle[after === 0 ? 0 : middle.length - 1]!;
  const [from, to] = [middle[after - 1]!, middle[after]!];
  const share = (from.v - v) / (from.v - to.v);
  const mix = (one: number, two: number) => one + (two - one) * share;
  return { v, x: mix(from.x, to.x), y: mix(from.y, to.y), half: mix(from.half, to.half) };
}

export function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function waterOf(landscape: Landscape, par: number, chance: Chance): Water {
  const shore = landscape === "coast" ? 0.42 : landscape === "hills" ? 0.15 : 0;
  if (chance.falls(shore)) return "shore";
  return chance.falls(par === 3 ? 0.2 : 0.28) ? "creek" : "pond";
}

function greenOf(part: Part, chance: Chance): Plan["green"] {
  const { look, side, across, up } = part;
  const far = reachOf(look);
  const v = look.par === 3 ? 0.34 - 0.1 * far : look.par === 4 ? 0.2 - 0.05 * far : 0.14 - 0.03 * far;
  const u = side > 0 ? chance.between(0.72, 0.8) : chance.between(0.34, 0.42);
  const rx = (look.par === 3 ? 68 - 10 * far : look.par === 4 ? 57 - 5 * far : 51) * across;
  return { ...spot(part, u, v), rx, ry: rx * (0.24 + 0.03 * up) * Math.min(1, up + 0.15) };
}

/** Returns the flag pole's height, limited so that the flag stays clear of the title in the upper left. */
function poleOf({ frame, look, up }: Part, hole: Spot): number {
  const wanted = (look.par === 3 ? 88 : look.par === 4 ? 78 : 68) * within(up, 0.75, 1.45);
  const clear = hole.x > within(frame.w * 0.72, 248, 300) ? 62 : 100;
  return Math.max(36, Math.min(wanted, hole.y - clear));
}

/** Returns the fairway's middle from tee to green: a par 5 bends twice, a par 4 at most once; a par 3 has only a short strip. */
function middleOf(part: Part, green: Spot & { rx: number }, chance: Chance): Cut[] {
  const { frame, look, side, horizon, across } = part;
  const end = (green.y - horizon) / (frame.h - horizon);
  const cuts = look.par === 3 ? [0.74, 0.62, 0.5, end + 0.06] : [1.06, 0.74, 0.5, 0.32, end + 0.03];
  const goal = side > 0 ? green.x / frame.w : 1 - green.x / frame.w;
  const way = chance.falls(0.5) ? 1 : -1;
  const bend = way * chance.between(0.08, look.par === 5 ? 0.15 : 0.16);
  const start = look.par === 3 ? goal - chance.between(0.06, 0.16) : chance.between(0.31, 0.36);
  return cuts.map((v) => {
    const share = (cuts[0]! - v) / (cuts[0]! - end - 0.03);
    const sway =
      look.par === 3 ? 0 : look.par === 4 ? Math.sin(Math.PI * share) : Math.sin(1.75 * Math.PI * share) * 1.05;
    const { x, y } = spot(part, start + (goal - start) * share ** 1.15 + bend * sway, v);
    return { v, x, y, half: halfOf(look.par, v, end) * frame.w * Math.min(1, 1.1 / across) };
  });
}

function halfOf(par: number, v: number, end: number): number {
  if (par === 3) return v > 0.7 ? 0.05 : v > 0.6 ? 0.1 : v > end + 0.1 ? 0.12 : 0.09;
  return 0.055 + 0.105 * v + (v < end + 0.05 ? 0.02 : 0);
}
