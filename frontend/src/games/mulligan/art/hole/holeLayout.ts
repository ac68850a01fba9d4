/** The layout of the hole seen from the side, from bottom to top: ladder, labels, land, and sky. */

import { type Frame, within } from "../../../../art/hole/plan.ts";
import { fittedAll, spread } from "./labelRow.ts";
import type { Levels } from "./sideView.ts";
import { type Ladder, type Lie, placeOf } from "./yardLadder.ts";

/** A golfer's ball. */
export interface Ball extends Lie {
  golfer: number;
  /** The seat, for colour and shape. */
  seat: number;
  name: string;
  /** The number after the name, for a seat with two golfers. */
  nth?: number;
  /** The ball is in the hole. */
  in?: boolean;
}

export interface Layout extends Levels {
  ladder: Ladder;
  /** Top and height of the row of labels, and of the ladder. */
  labels: { y: number; high: number };
  rungs: { y: number; high: number };
  /** There is only room for balls over the land. */
  tight: boolean;
  /** Font size. */
  print: number;
}

const EDGE = 8;
const PRINT = 13.5;
const TIGHT = 66;

/** Returns the layout. `top`: height of the sky under the screen's head; `text`: the reader's text scale. */
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

/** Returns a ball's place: at its yards, and in its golfer's own lane, so that no ball hides another at the tee. */
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
/** Padding before a label's shape, between shape and words, and after the words. */
const PADS = 5 + 3 + 8;
const GAP = 4;

/** Returns the width of a word in labels. */
export type Measure = (text: string) => number;

/** Returns the balls' labels in one row: shape, name, yards. The longest names are shortened if all together are too wide. Numbers and
 * yards are never shortened; if they alone are too wide, the font is smaller. */
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

/** Returns the size of a golfer's shape for a font size. */
export const signOf = (print: number): number => SIGN * (print / PRINT);

export interface Arc {
  d: string;
  from: Dot;
  to: Dot;
  /** The highest point. */
  top: Dot;
}

/** Returns a ball's flight: high for long shots, almost flat for a putt; never above the sky. */
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

/** Returns the place of the words over a shot: centred on a spot as far as flag, sky and edges allow. */
export function tagOf({ print, ladder, top }: Layout, middle: Dot, words: string) {
  const width = words.length * print * 0.57 + 22;
  const high = print + 10;
  const x = within(middle.x - width / 2, 6, Math.max(6, ladder.flag - width - 14));
  return { x, y: Math.max(top + 2, middle.y - high / 2), width, high };
}
