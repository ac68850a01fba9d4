/** The layout of a swing: one lane per golfer, from the tee up to the flag, on a common scale. */

import { type Frame, within } from "../../../../art/hole/plan.ts";
import type { Dot } from "./holeLayout.ts";
import { type Ladder, type Lie, landing, placeOf } from "./yardLadder.ts";

/** A shot as it ended. */
export interface Flown {
  golfer: number;
  /** The seat, for colour. */
  seat: number;
  name: string;
  own?: boolean;
  /** The ball's old place. */
  from: Lie;
  moved: number;
  finished: boolean;
  duffed: boolean;
}

export interface Lane {
  left: number;
  width: number;
  from: Dot;
  to: Dot;
  /** The ball's path; empty if it does not move. */
  d: string;
  /** Middle of the words that say how far it went. */
  words: Dot;
}

export interface Lanes {
  horizon: number;
  flag: Dot & { pole: number };
  green: { rx: number; ry: number };
  /** Lines across all lanes, by yards from the tee. */
  rungs: { yards: number; y: number }[];
  lanes: Lane[];
}

/** Room below the lowest ball for names that overlap the picture. */
const FOOT = 34;
const SHORTEST = 60;

export function lanesOf(shots: readonly Flown[], yards: number, { w, h }: Frame, top: number): Lanes {
  const room = h - top;
  const flag = { x: w / 2, y: top + within(room * 0.26, 30, 64), pole: within(room * 0.22, 24, 52) };
  const green = { rx: w * 0.29, ry: within(room * 0.09, 9, 20) };
  const furthest = Math.max(
    SHORTEST,
    ...shots.map(({ from, moved }) => Math.max(from.left, landing(from, moved).left)),
  );
  const yard = (h - FOOT - flag.y) / furthest;
  const ladder: Ladder = { tee: flag.y + yard * yards, flag: flag.y, end: flag.y - green.ry - 10, yards };
  const width = w / shots.length;
  const holed = shots.filter(({ finished }) => finished);
  const lanes = shots.map((shot, index) =>
    laneOf(shot, index * width, width, ladder, besides(flag, holed.indexOf(shot), holed.length)),
  );
  return { horizon: flag.y - 10, flag, green, rungs: rungsAcross(ladder, flag.y + green.ry + 10, h - 6), lanes };
}

/** Places several balls in the hole side by side. */
const besides = ({ x, y }: Dot, index: number, count: number): Dot => ({ x: x + (index - (count - 1) / 2) * 10, y });

function laneOf(shot: Flown, left: number, width: number, ladder: Ladder, flag: Dot): Lane {
  const x = left + width / 2;
  const from = { x, y: placeOf(ladder, shot.from) };
  const to = shot.finished ? flag : { x, y: placeOf(ladder, landing(shot.from, shot.moved)) };
  const stays = shot.moved === 0 && !shot.finished;
  return { left, width, from, to, d: stays ? "" : wayOf(from, to), words: wordsAt(from, to) };
}

/** Returns a path: straight within its lane, in a curve to the flag. */
function wayOf(from: Dot, to: Dot): string {
  const n = ({ x, y }: Dot) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return from.x === to.x ? `M${n(from)}L${n(to)}` : `M${n(from)}Q${n(bendOf(from, to))} ${n(to)}`;
}

/** Returns the control point of the curve. */
function bendOf(from: Dot, to: Dot): Dot {
  const over = Math.abs(from.x - to.x);
  return { x: from.x + (to.x - from.x) * 0.3, y: Math.min(from.y, to.y) - over * 0.1 - Math.min(16, over) };
}

/** Returns a ball's place after a share of its path. */
export function onWay({ from, to }: Pick<Lane, "from" | "to">, share: number): Dot {
  const bend = from.x === to.x ? { x: from.x, y: (from.y + to.y) / 2 } : bendOf(from, to);
  const mix = (a: number, b: number, c: number) => (1 - share) ** 2 * a + 2 * share * (1 - share) * b + share ** 2 * c;
  return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) };
}

/** Returns the place of a shot's words: in the middle of a path that is long enough, otherwise below its lower end. */
function wordsAt(from: Dot, to: Dot): Dot {
  const long = from.x === to.x && Math.abs(from.y - to.y) > 40;
  return { x: from.x, y: long ? (from.y + to.y) / 2 : Math.max(from.y, from.x === to.x ? to.y : from.y) + 22 };
}

/** Returns lines every 100 yards, or closer if the lanes cover less. */
function rungsAcross(ladder: Ladder, from: number, to: number): Lanes["rungs"] {
  const yard = (ladder.tee - ladder.flag) / ladder.yards;
  const seen = (to - from) / yard;
  const step = seen > 150 ? 100 : seen > 60 ? 50 : 25;
  const most = Math.floor(ladder.yards / step);
  return Array.from({ length: most + 1 }, (_, index) => {
    const yards = index * step;
    return { yards, y: placeOf(ladder, { left: ladder.yards - yards }) };
  }).filter(({ y }) => y > from && y < to);
}
