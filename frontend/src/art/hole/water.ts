/** The hole's water: a pond, a creek across it, or the sea along one side. */

import { spots } from "./ground.ts";
import type { Piece } from "./pieces.ts";
import { middleAt, type Plan, spot, within } from "./plan.ts";
import type { Chance } from "./seededChance.ts";
import { around, between, blob, ripples, type Spot, soft } from "./shapes.ts";

export interface Waters {
  pieces: Piece[];
  /** Spots where a drive and an approach shot enter the water, and the drops beside them. */
  hazard: Spot;
  drop: Spot;
  water: Spot;
  drop2: Spot;
}

export function watersOf(plan: Plan, chance: Chance): Waters {
  return { pond, creek, shore }[plan.water](plan, chance);
}

/** Draws a pond with a sandy edge; holes with a drive and an approach have a second, small one by the green. */
function pond(plan: Plan, chance: Chance): Waters {
  const { across, up, look, frame, green, side } = plan;
  const short = look.par === 3;
  const rx = (short ? 56 : 46) * across;
  const ry = (short ? 25 : 26) * up * Math.min(1, across);
  const hazard = short ? inFront(plan, rx) : beside(plan, rx);
  const away = Math.sign(hazard.x - middleAt(plan.middle, 0.5).x) || 1;
  const drop = { x: hazard.x - away * rx * 0.5, y: hazard.y - ry - 3 };
  const big = pool(hazard, rx, ry, chance);
  if (short) return { pieces: big, hazard, drop, water: hazard, drop2: drop };
  const water = {
    x: within(green.x - side * green.rx * 1.22, 26, frame.w - 26),
    y: green.y + green.ry * 1.5 + 9 * up,
  };
  const small = pool(water, 22 * across, 8 * up, chance);
  const drop2 = { x: water.x + side * 15 * across, y: water.y - 9 * up };
  return { pieces: [...small, ...big], hazard, drop, water, drop2 };
}

function inFront({ green, up, frame, side }: Plan, rx: number): Spot {
  return { x: within(green.x - side * green.rx * 0.42, rx + 6, frame.w - rx - 6), y: green.y + green.ry + 58 * up };
}

function beside({ frame, side, open, middle }: Plan, rx: number): Spot {
  const { x, y, half } = middleAt(middle, 0.55);
  return { x: within(x + side * open * (half * 0.84 + rx), rx + 10, frame.w - rx - 10), y };
}

function pool(centre: Spot, rx: number, ry: number, chance: Chance): Piece[] {
  const bank = blob(centre, rx + 6, ry + 4, chance, 0.09);
  const share = rx / (rx + 6);
  const edge = bank.map(({ x, y }) => ({
    x: centre.x + (x - centre.x) * share,
    y: centre.y + (y - centre.y) * share - ry * 0.05,
  }));
  const lines = around(centre, rx, ry, -0.6, -0.3, 0.15, -0.38, -0.45, 0.42, 0.24, 0.3);
  return [
    ["sand", soft(bank, true)],
    ["water", soft(edge, true)],
    ["chalk", ripples(lines.map(({ x, y }) => [x, y, rx * 0.43])), 0.55, 1.6],
  ];
}

/** Draws a creek that winds across the hole, further away on the green's side, under a small bridge. */
function creek(plan: Plan): Waters {
  const { up, side, look } = plan;
  const short = look.par === 3;
  const depths = short ? [0.71, 0.685, 0.59, 0.645, 0.55, 0.525] : [0.59, 0.545, 0.49, 0.455, 0.35, 0.355];
  const line = depths.map((v, index) => ({ ...spot(plan, -0.04 + index * 0.216, v), half: (2.5 + 6.5 * v) * up }));
  const band = (more: number) => {
    const bank = (way: number) => line.map(({ x, y, half }) => ({ x, y: y + way * (half + more) }));
    return between(bank(-1), bank(1));
  };
  const on = (share: number): Spot => {
    const [one, two] = [line[Math.floor(share)]!, line[Math.ceil(share)]!];
    return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
  };
  const [hazard, water] = short ? [line[3]!, line[3]!] : [line[2]!, on(3.5)];
  const beyond = ({ x, y }: Spot) => ({ x: x + side * 14, y: y - 15 * up });
  return {
    pieces: [["sand", band(3)], ["water", band(0)], ...bridge(on(short ? 1.5 : 2.5), up)],
    hazard,
    drop: beyond(hazard),
    water,
    drop2: beyond(water),
  };
}

function bridge(at: Spot, up: number): Piece[] {
  const [from, over, to] = around(at, 17 * Math.min(1.2, up + 0.15), 9 * up, -1, 1, 0, -1.5, 1, 0.4);
  const deck = `M${from!.x} ${from!.y}Q${over!.x} ${over!.y} ${to!.x} ${to!.y}`;
  return [
    ["shade", deck, 1, 7],
    ["chalk", deck, 1, 4],
  ];
}

/** Draws the sea along one side; on a short hole it reaches in front of the green. */
function shore(plan: Plan, chance: Chance): Waters {
  const { side, across, frame, middle, look } = plan;
  const short = look.par === 3;
  const line = short ? spots(plan, 0.97, 0.12, 0.93, 0.3, 0.62, 0.5, 0.5, 0.64, 0.62, 0.78, 0.86, 1.05) : coast();
  function coast(): Spot[] {
    return [0.2, 0.34, 0.5, 0.66, 0.84, 1.05].map((v) => {
      const { x, half } = middleAt(middle, v);
      const reach = ((side > 0 ? x : frame.w - x) + half) / frame.w + 0.07;
      return spot(plan, v < 0.3 ? 0.96 : within(reach, 0.66, 0.93), v);
    });
  }
  for (const one of line) one.x += chance.between(-0.015, 0.015) * frame.w;
  const out = spot(plan, 1.2, 0).x.toFixed(0);
  const body = (shift: number) =>
    `${soft(line.map(({ x, y }) => ({ x: x + side * shift, y: y + shift * 0.15 })))}L${out} ${frame.h}V${line[0]!.y.toFixed(1)}Z`;
  const [middleSpot, far] = short ? [line[2]!, line[2]!] : [line[3]!, line[2]!];
  const off = ({ x, y }: Spot, by: number): Spot => ({ x: x + side * by * across, y });
  const lines = line.slice(2).map(({ x, y }, index) => [x + side * (36 + 20 * (index % 2)) - 12, y + 12, 26] as const);
  return {
    pieces: [
      ["sand", body(-5)],
      ["chalk", body(5), 0.7],
      ["water", body(9)],
      ["chalk", ripples(lines), 0.55, 1.6],
    ],
    hazard: off(middleSpot, 34),
    drop: off(middleSpot, -14),
    water: off(far, 32),
    drop2: off(far, -14),
  };
}
