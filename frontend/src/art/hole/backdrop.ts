/** What lies behind the hole: sun rays, sea or hills, and one thing to look at on the horizon. */

import type { Chance } from "./chance.ts";
import { fill, type Piece, stroke } from "./pieces.ts";
import { type Plan, within } from "./plan.ts";
import { ellipse, polygon, ripples, type Spot, soft } from "./shapes.ts";
import { cypress, fir, round } from "./trees.ts";

export interface Sun extends Spot {
  r: number;
}

/** Down to here the sky belongs to the title. */
const TITLE = 118;

/** Where the sun stands: half risen, clear of the flag and of the title. */
export function sunOf(plan: Plan): Sun {
  const { frame, horizon, hole } = plan;
  const r = 30 * within(plan.up, 0.72, 1.3);
  const beside = hole.x > frame.w * 0.72 ? hole.x - r - 40 : hole.x + r + 56;
  const high = plan.landscape === "hills" || plan.landscape === "woods" ? 1.15 : 0.6;
  return { x: within(beside, frame.w * 0.55, frame.w - r - 12), y: horizon - r * high, r };
}

/** Rays from the sun over the whole sky. */
export function rays(sun: Sun, frame: { w: number; h: number }): Piece {
  const far = frame.w + frame.h;
  const wedges = Array.from({ length: 11 }, (_, index) => {
    const turn = Math.PI * (1 + (index - 0.32) / 10);
    const point = (angle: number) => ({ x: sun.x + Math.cos(angle) * far, y: sun.y + Math.sin(angle) * far });
    return polygon([sun, point(turn), point(turn + 0.145)]);
  });
  return fill("ray", wedges.join(""));
}

/** The far pieces, and the outlines among them that stand out of the sea (for the dusk that falls over land). */
export function backdropOf(plan: Plan, chance: Chance): { far: Piece[]; dusk: string; lit: Piece[] } {
  if (plan.landscape === "coast" || plan.landscape === "links") return seaside(plan, chance);
  return inland(plan, chance);
}

function seaside(plan: Plan, chance: Chance): { far: Piece[]; dusk: string; lit: Piece[] } {
  const { frame, horizon, green } = plan;
  const foot = horizon + 0.36 * (frame.h - horizon);
  const start = within(green.x - frame.w * chance.between(0.26, 0.36), frame.w * 0.3, frame.w * 0.6);
  const low = horizon + 0.2 * (frame.h - horizon);
  const rise = (plan.landscape === "coast" ? 44 : 26) * plan.up;
  const cape = `${soft([
    { x: start - frame.w * 0.05, y: low },
    { x: start + frame.w * 0.03, y: horizon + (low - horizon) * 0.55 },
    { x: start + frame.w * 0.12, y: horizon + 4 },
    { x: start + frame.w * 0.25, y: horizon - rise * 0.36 },
    { x: start + frame.w * 0.42, y: horizon - rise * 0.6 },
    { x: frame.w + 4, y: horizon - rise },
  ])}V${foot}H${start}Z`;
  const near = `${soft([
    { x: start + frame.w * 0.02, y: low },
    { x: start + frame.w * 0.3, y: horizon + 6 },
    { x: frame.w + 4, y: horizon - rise * 0.36 },
  ])}V${foot}H${start}Z`;
  const water = [fill("water", `M0 ${horizon}H${frame.w}V${foot}H0Z`), stroke("chalk", 1.6, waves(plan, chance), 0.55)];
  const far = [...water, fill(plan.landscape === "links" ? "dune" : "hill", cape), fill("fairway-2", near)];
  const mark = chance.falls(0.68) ? boat(plan, chance) : lighthouse(plan, start);
  return { far, dusk: cape + near, lit: horizon < TITLE ? [] : mark };
}

function waves({ frame, horizon }: Plan, chance: Chance): string {
  const lines = [8, 15, 7, 21, 27].map((drop, index) => {
    const x = ((index * 0.19 + chance.between(0, 0.1)) % 0.8) * frame.w;
    return [x, horizon + drop, chance.between(36, 100)] as const;
  });
  return ripples(lines);
}

function boat({ frame, horizon, up }: Plan, chance: Chance): Piece[] {
  const k = within(up, 0.7, 1.3);
  const x = frame.w * chance.between(0.2, 0.42);
  const y = horizon + 4 * k;
  const way = chance.falls(0.6) ? 1 : -1;
  const p = (dx: number, dy: number) => ({ x: x + way * dx * k, y: y + dy * k });
  const big = polygon([p(0, -2), p(0, -26), p(-15, -2)]);
  const small = polygon([p(3, -2), p(3, -21), p(13, -2)]);
  return [fill("cloud", big + small + polygon([p(-18, 0), p(16, 0), p(11, 5), p(-12, 5)]))];
}

function lighthouse({ horizon, up, frame }: Plan, start: number): Piece[] {
  const k = within(up, 0.7, 1.3);
  const x = Math.max(frame.w * 0.3, start + frame.w * 0.03);
  const y = horizon + 18 * k;
  const p = (dx: number, dy: number) => ({ x: x + dx * k, y: y + dy * k });
  return [
    fill("cloud", polygon([p(-6, 0), p(-4, -34), p(4, -34), p(6, 0)])),
    fill("flag", polygon([p(-5.3, -11), p(-4.8, -20), p(4.8, -20), p(5.3, -11)])),
    fill("brass", polygon([p(-3, -34), p(-3, -41), p(3, -41), p(3, -34)])),
    fill("flag", polygon([p(-5, -41), p(0, -47), p(5, -41)])),
    fill("fairway-2", ellipse(x, y + 1, 17 * k, 5 * k)),
  ];
}

function inland(plan: Plan, chance: Chance): { far: Piece[]; dusk: string; lit: Piece[] } {
  const { frame, horizon, up } = plan;
  const foot = horizon + 0.3 * (frame.h - horizon);
  const layer = (rise: number, waves: number) => {
    const shift = chance.between(0, 6.3);
    const line = Array.from({ length: 8 }, (_, index) => ({
      x: (frame.w * (index - 0.6)) / 6,
      y: horizon + 16 - rise * (0.55 + 0.45 * Math.sin(index * waves + shift)),
    }));
    return `${soft(line)}V${foot}H-${frame.w}Z`;
  };
  if (plan.landscape === "hills") return mountains(plan, chance, layer(34 * up, 1.3));
  const back = layer((plan.landscape === "woods" ? 58 : 46) * up, 0.9);
  const front = layer(26 * up, 1.4);
  const row = plan.landscape === "woods" ? firs(plan, chance) : grove(plan, chance);
  return { far: [fill("hill-2", back), fill("hill", front), ...row], dusk: back + front, lit: [] };
}

function mountains(plan: Plan, chance: Chance, front: string) {
  const { frame, horizon, up } = plan;
  const peaks = [0.02, 0.3, 0.56, 0.84, 1.02].map((share, index) => {
    const x = frame.w * (share + chance.between(-0.04, 0.04));
    const rise = (index === 0 ? 34 : chance.between(40, 66)) * up;
    return { x, y: horizon + 6 - rise, half: rise * 1.35, rise };
  });
  const body = peaks.map(({ x, y, half }) =>
    polygon([
      { x: x - half, y: horizon + 16 },
      { x, y },
      { x: x + half, y: horizon + 16 },
    ]),
  );
  const lee = peaks.map(({ x, y, half, rise }) =>
    polygon([
      { x, y },
      { x: x + half, y: horizon + 16 },
      { x: x + half * 0.2, y: horizon + 16 },
      { x: x - rise * 0.1, y: y + rise * 0.5 },
    ]),
  );
  const caps = peaks.map(({ x, y, rise }) => {
    const p = (dx: number, dy: number) => ({ x: x + dx * rise, y: y + dy * rise });
    return polygon([p(0, 0), p(0.36, 0.28), p(0.17, 0.24), p(0.04, 0.34), p(-0.13, 0.23), p(-0.36, 0.28)]);
  });
  const lake = `M0 ${horizon + 8}H${frame.w}V${horizon + 60}H0Z`;
  const far = [
    fill("hill-2", body.join("")),
    fill("shade", lee.join(""), 0.55),
    fill("chalk", caps.join(""), 0.9),
    fill("water", lake),
    stroke("chalk", 1.6, waves({ ...plan, horizon: horizon + 8 }, chance), 0.5),
    fill("hill", front),
  ];
  return { far, dusk: body.join("") + front, lit: [] };
}

/** A dark wall of firs along the far edge. */
function firs(plan: Plan, chance: Chance): Piece[] {
  const { frame, horizon, up } = plan;
  const feet = Array.from({ length: 16 }, (_, index) => (index + chance.between(-0.3, 0.3)) / 15);
  return feet
    .filter((share) => Math.abs(share * frame.w - plan.hole.x) > 18)
    .flatMap((share) =>
      fir({ x: share * frame.w, y: horizon + 0.1 * (frame.h - horizon) + 8 }, chance.between(11, 19) * up, chance),
    );
}

/** Round trees in twos and threes, with a cypress among them. */
function grove(plan: Plan, chance: Chance): Piece[] {
  const { frame, horizon, up } = plan;
  return [0.06, 0.13, 0.3, 0.36, 0.52, 0.93, 0.99].flatMap((share, index) => {
    const foot = { x: (share + chance.between(-0.02, 0.02)) * frame.w, y: horizon + 0.08 * (frame.h - horizon) + 8 };
    if (Math.abs(foot.x - plan.hole.x) < 26) return [];
    return (index % 3 === 2 ? cypress : round)(foot, chance.between(11, 17) * up, chance);
  });
}
