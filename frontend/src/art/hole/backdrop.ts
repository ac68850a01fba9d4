/** The background of a hole: sun rays, sea or hills, and one landmark on the horizon. */

import type { Piece } from "./pieces.ts";
import { type Plan, within } from "./plan.ts";
import type { Chance } from "./seededChance.ts";
import { around, below, ellipse, polygon, ripples, type Spot } from "./shapes.ts";
import { cypress, fir, round } from "./trees.ts";

export interface Sun extends Spot {
  r: number;
}

/** The far pieces, their outline for the dusk layer, and the pieces that stay bright at night. */
export interface Backdrop {
  far: Piece[];
  dusk: string;
  lit: Piece[];
}

/** Width and height of the corner that is reserved for the title. */
const TITLE = { w: 264, h: 118 };

/** Returns the sun's position: half risen, clear of the flag and the title. */
export function sunOf({ frame, horizon, hole, up, landscape }: Plan): Sun {
  const r = 30 * within(up, 0.72, 1.3);
  const beside = hole.x > frame.w * 0.72 ? hole.x - r - 40 : hole.x + r + 56;
  const high = landscape === "hills" || landscape === "woods" ? 1.15 : 0.6;
  const y = horizon - r * high;
  const right = frame.w - r - 12;
  const x = within(beside, frame.w * 0.55, right);
  return { x: y - r < TITLE.h && x - r < TITLE.w ? right : x, y, r };
}

/** Returns rays from the sun over the whole sky. */
export function raysOf(sun: Sun, frame: { w: number; h: number }): string {
  const far = frame.w + frame.h;
  const end = (turn: number) => [Math.cos(turn), Math.sin(turn)] as const;
  return Array.from({ length: 11 }, (_, index) => {
    const turn = Math.PI * (0.968 + index / 10);
    return polygon(around(sun, far, far, 0, 0, ...end(turn), ...end(turn + 0.145)));
  }).join("");
}

export function backdropOf(plan: Plan, chance: Chance): Backdrop {
  const draw = { coast: seaside, links: seaside, hills: mountains, woods: inland, park: inland }[plan.landscape];
  return draw(plan, chance);
}

function seaside(plan: Plan, chance: Chance): Backdrop {
  const { frame, horizon, green, landscape, up } = plan;
  const { w } = frame;
  const deep = frame.h - horizon;
  const start = { x: within(green.x - w * chance.between(0.26, 0.36), w * 0.3, w * 0.6), y: horizon };
  const rise = (landscape === "coast" ? 44 : 26) * up;
  const low = (0.2 * deep) / rise;
  const foot = horizon + 0.36 * deep;
  const right = (w + 4 - start.x) / w;
  const cape = around(start, w, rise, -0.05, low, 0.03, low * 0.55, 0.12, 0.09, 0.25, -0.36, 0.42, -0.6, right, -1);
  const near = around(start, w, rise, 0.02, low, 0.3, 0.14, right, -0.36);
  const land = [below(cape, foot), below(near, foot)] as const;
  const mark = chance.falls(0.68) ? boat(plan, chance) : lighthouse(plan, start.x);
  return {
    far: [
      ["water", `M0 ${horizon}H${w}V${foot}H0Z`],
      waves(plan, horizon, chance),
      [landscape === "links" ? "dune" : "hill", land[0]],
      ["fairway-2", land[1]],
    ],
    dusk: land.join(""),
    lit: horizon < TITLE.h ? [] : mark,
  };
}

function waves({ frame }: Plan, level: number, chance: Chance): Piece {
  const lines = [8, 15, 7, 21, 27].map(
    (drop, index) =>
      [((index * 0.19 + chance.between(0, 0.1)) % 0.8) * frame.w, level + drop, chance.between(36, 100)] as const,
  );
  return ["chalk", ripples(lines), 0.55, 1.6];
}

function boat({ frame, horizon, up }: Plan, chance: Chance): Piece[] {
  const k = within(up, 0.7, 1.3);
  const at = { x: frame.w * chance.between(0.2, 0.42), y: horizon + 4 * k };
  const draw = (...offsets: number[]) => polygon(around(at, k, k, ...offsets));
  const sails = draw(0, -2, 0, -26, -15, -2) + draw(3, -2, 3, -21, 13, -2);
  return [["cloud", sails + draw(-18, 0, 16, 0, 11, 5, -12, 5)]];
}

function lighthouse({ horizon, up, frame }: Plan, start: number): Piece[] {
  const k = within(up, 0.7, 1.3);
  const at = { x: Math.max(frame.w * 0.3, start + frame.w * 0.03), y: horizon + 18 * k };
  const draw = (...offsets: number[]) => polygon(around(at, k, k, ...offsets));
  return [
    ["cloud", draw(-6, 0, -4, -34, 4, -34, 6, 0)],
    ["flag", draw(-5.3, -11, -4.8, -20, 4.8, -20, 5.3, -11) + draw(-5, -41, 0, -47, 5, -41)],
    ["brass", draw(-3, -34, -3, -41, 3, -41, 3, -34)],
    ["fairway-2", ellipse(at.x, at.y + 1, 17 * k, 5 * k)],
  ];
}

/** Draws a range of hills over the whole width. */
function range({ frame, horizon }: Plan, rise: number, pace: number, chance: Chance): string {
  const shift = chance.between(0, 6.3);
  const line = Array.from({ length: 8 }, (_, index) => ({
    x: (frame.w * (index - 0.6)) / 6,
    y: horizon + 16 - rise * (0.55 + 0.45 * Math.sin(index * pace + shift)),
  }));
  return below(line, horizon + 0.3 * (frame.h - horizon));
}

function inland(plan: Plan, chance: Chance): Backdrop {
  const woods = plan.landscape === "woods";
  const back = range(plan, (woods ? 58 : 46) * plan.up, 0.9, chance);
  const front = range(plan, 26 * plan.up, 1.4, chance);
  const row = trees(plan, woods ? 16 : 8, chance);
  return { far: [["hill-2", back], ["hill", front], ...row], dusk: back + front, lit: [] };
}

/** Draws trees along the far edge: a dark row of firs, or groups of round ones with a cypress. */
function trees(plan: Plan, count: number, chance: Chance): Piece[] {
  const { frame, horizon, up, hole } = plan;
  const firs = count > 8;
  return Array.from({ length: count }).flatMap((_, index) => {
    const share = (index + chance.between(-0.3, 0.3)) / (count - 1);
    const foot = { x: share * frame.w, y: horizon + 8 + 0.09 * (frame.h - horizon) };
    const tree = firs ? fir : index % 3 === 2 ? cypress : round;
    return Math.abs(foot.x - hole.x) < 24 ? [] : tree(foot, chance.between(11, 18) * up, chance);
  });
}

function mountains(plan: Plan, chance: Chance): Backdrop {
  const { frame, horizon, up } = plan;
  const foot = horizon + 16;
  const peaks = [0.02, 0.3, 0.56, 0.84, 1.02].map((share, index) => {
    const rise = (index ? chance.between(40, 66) : 34) * up;
    const top = { x: frame.w * (share + chance.between(-0.04, 0.04)), y: horizon + 6 - rise };
    const draw = (...offsets: number[]) => polygon(around(top, rise, foot - top.y, ...offsets));
    return {
      body: draw(0, 0, 1.35, 1, -1.35, 1),
      lee: draw(0, 0, 1.35, 1, 0.27, 1, -0.1, 0.43),
      cap: draw(0, 0, 0.36, 0.25, 0.17, 0.21, 0.04, 0.3, -0.13, 0.2, -0.36, 0.25),
    };
  });
  const all = (part: "body" | "lee" | "cap") => peaks.map((peak) => peak[part]).join("");
  const front = range(plan, 34 * up, 1.3, chance);
  return {
    far: [
      ["hill-2", all("body")],
      ["shade", all("lee"), 0.55],
      ["chalk", all("cap"), 0.9],
      ["water", `M0 ${horizon + 8}H${frame.w}V${horizon + 60}H0Z`],
      waves(plan, horizon + 8, chance),
      ["hill", front],
    ],
    dusk: all("body") + front,
    lit: [],
  };
}
