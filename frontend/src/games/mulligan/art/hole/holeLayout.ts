/** The layout of the hole seen from the side, from the bottom up: ladder, labels, land, and sky above. */

import { type Frame, within } from "../../../../art/hole/plan.ts";
import { fittedAll, spread } from "./labelRow.ts";
import type { Levels } from "./sideView.ts";
import { type Ladder, type Lie, placeOf } from "./yardLadder.ts";

/** A golfer's ball. */
export interface Ball extends Lie {
  golfer: number;
  /** Whose colour and shape it has. */
  seat: number;
  name: string;
  /** The number that its name ends in, where its seat has two. */
  nth?: number;
  /** In the hole. */
  in?: boolean;
}

export interface Layout extends Levels {
  ladder: Ladder;
  /** Upper edges and heights of the row of labels and of the ladder. */
  labels: { y: number; high: number };
  rungs: { y: number; high: number };
  /** There is no room over the land for more than balls. */
  tight: boolean;
  /** The size of print. */
  print: number;
}

const EDGE = 8;
const PRINT = 13.5;
const TIGHT = 66;

/** `top` is how much of the sky a screen's head covers, `text` how large its reader wants words. */
export function layoutOf({ w, h }: Frame, yards: number, top: number, text: number): Layout {
  const rungs = { y: h - EDGE - 27 * text, high: 27 * text };
  const labels = { y: rungs.y - 3 - 24 * text, high: 24 * text };
  const foot = labels.y - 2;
  const room = Math.max(40, foot - top);
  const middle = foot - within(room * 0.24, 15, 44);
  const horizon = Math.min(middle - 28, foot - room * 0.74);
  const inset = 34;
  const ladder = { tee: inset, flag: w - Math.max(36, w * 0.1), end: w - 13, yards };
  return { top, horizon, middle, foot, ladder, labels, rungs, print: PRINT * text, tight: foot - top < TIGHT * text };
}

export interface Dot {
  x: number;
  y: number;
}

/** Each ball lies at its yards, and each golfer's in a lane of its own, so that none hides another at the tee. */
export function dotOf(
  { ladder, middle, horizon }: Layout,
  levelAt: (x: number) => number,
  ball: Ball,
  golfers: number,
): Dot {
  const x = placeOf(ladder, ball.in ? { left: 0 } : ball);
  const apart = within((middle - horizon) / 8, 5, 9);
  const lane = ball.in ? 0 : ball.golfer - (golfers - 1) / 2;
  return { x, y: levelAt(x) + lane * apart };
}

export interface Label {
  x: number;
  width: number;
  name: string;
  left: string;
  print: number;
}

const SIGN = 15;
/** What is clear before a label's shape, between it and its words, and after these. */
const PADS = 5 + 3 + 8;
const GAP = 4;

/** The width of a word in labels. */
export type Measure = (text: string) => number;

/** The balls' labels in one row: shape, name, yards. The longest names are cut where all together would be too wide; numbers and yards
 * never: where these alone are too wide, their print is smaller. */
export function labelsOf(
  { ladder, print }: Layout,
  w: number,
  balls: readonly Ball[],
  words: (ball: Ball) => string,
  measure: Measure,
): Label[] {
  const lefts = balls.map((ball) => (ball.nth ? `${ball.nth} · ${words(ball)}` : words(ball)));
  const needs = lefts.map((left) => signOf(print) + measure(left));
  const all = needs.reduce((sum, one) => sum + one, 0);
  const space = measure("\u2007") * 0.6;
  const room = w - 2 * EDGE + GAP - (GAP + PADS) * balls.length;
  const scale = Math.min(1, room / all);
  const names = fittedAll(
    balls.map(({ name, nth }) => (nth ? name.slice(0, -2) : name)),
    room - all,
    (name) => (name ? measure(name) + space : 0),
  );
  const widths = names.map((name, index) => PADS + needs[index]! * scale + (name ? measure(name) + space : 0));
  const edges = spread(
    widths.map((width, index) => ({ at: placeOf(ladder, balls[index]!), width })),
    EDGE,
    w - EDGE,
    GAP,
  );
  return names.map((name, index) => ({
    x: edges[index]!,
    width: widths[index]!,
    name,
    left: lefts[index]!,
    print: print * scale,
  }));
}

/** How large a golfer's shape stands beside print. */
export const signOf = (print: number): number => SIGN * (print / PRINT);

export interface Arc {
  d: string;
  from: Dot;
  to: Dot;
  /** Where its highest point is. */
  top: Dot;
}

/** A ball's flight: high where it goes far, hardly off the ground for a putt; never above the sky. */
export function arcOf(from: Dot, to: Dot, ceiling: number): Arc {
  const far = Math.abs(to.x - from.x);
  const level = Math.min(from.y, to.y);
  const rise = within(4 + far * 0.36, 4, Math.max(6, level - ceiling));
  const bend = (level - rise - (from.y + to.y) / 8) / 0.75;
  const [one, two] = [from.x + (to.x - from.x) * 0.28, from.x + (to.x - from.x) * 0.72];
  const n = (value: number) => value.toFixed(1);
  return {
    d: `M${n(from.x)} ${n(from.y)}C${n(one)} ${n(bend)} ${n(two)} ${n(bend)} ${n(to.x)} ${n(to.y)}`,
    from,
    to,
    top: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 8 + bend * 0.75 },
  };
}

/** The words over a shot, with their middle as near to a spot as flag, sky and edges let them. */
export function tagOf({ print, ladder, top }: Layout, middle: Dot, words: string) {
  const width = words.length * print * 0.57 + 22;
  const high = print + 10;
  const x = within(middle.x - width / 2, 6, Math.max(6, ladder.flag - width - 14));
  return { x, y: Math.max(top + 2, middle.y - high / 2), width, high };
}
