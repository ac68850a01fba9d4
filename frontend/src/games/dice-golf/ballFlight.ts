/** The ball's way along the hole, as the dice tell it: from one named spot to the next, a badge with the strokes of each die.
 *
 *   Fairway ─▶ landing      Rough ─▶ rough ─▶ back on the fairway      Hazard ─▶ pond, splash, drop beside it
 *   Green   ─▶ green        Chip ─▶ apron ─▶ green                     Bunker ─▶ sand ─▶ green
 *   Tap In  ─▶ by the hole ─▶ in                                      putts ─▶ as many hops into the hole
 */

import type { Anchor, Land } from "../../art/hole/land.ts";
import type { Weather } from "../../art/hole/Sky.tsx";
import type { Spot } from "../../art/hole/shapes.ts";
import { points, signed } from "../../ui/namesAndScores.ts";
import { last } from "../lists.ts";
import type { Die, RolledDie } from "./state.ts";

/** fly: a full shot; hop: a chip or an escape; putt: along the green; drop: a new ball beside the water, no shot. */
export type LegKind = "fly" | "hop" | "putt" | "drop";

/** Times are ms after the dice are down. */
export interface Leg {
  die: Die;
  kind: LegKind;
  from: Spot;
  to: Spot;
  /** The Bézier's control points. */
  over: [Spot, Spot];
  splash: boolean;
  begins: number;
  ends: number;
}

/** Something that appears at a time (`since`). */
export interface Thing {
  at: Spot;
  since: number;
}

export interface Badge extends Thing {
  die: Die;
  text: string;
}

export interface Way {
  legs: Leg[];
  /** Resting places of the ball between two dice. */
  balls: Thing[];
  badges: Badge[];
}

/** Returns the weather to draw: fair before it is rolled, clouds for a blank die. */
export function weatherOf(dice: readonly RolledDie[] | undefined): Weather {
  const face = dice?.find(({ die }) => die === "blue")?.face;
  return face === "Sun" ? "sun" : face === "Wind" ? "wind" : face === "Blank" ? "cloud" : "fair";
}

/** Returns the ball's flight for one roll on a hole. */
export function wayOf(dice: readonly RolledDie[], land: Land): Way {
  const [legs, balls, badges]: [Leg[], Way["balls"], Way["badges"]] = [[], [], []];
  for (const rolled of dice.filter(({ die, counts }) => counts && die !== "blue")) {
    legs.push(...legsOf(rolled, last(legs) ?? { to: land.anchors.tee, ends: 0 }, land));
    const { to, ends } = last(legs)!;
    badges.push({ die: rolled.die, text: points(rolled.strokes), at: badgeSpot(rolled, land), since: ends });
    if (to !== land.anchors.hole) balls.push({ at: to, since: ends });
  }
  const weather = dice.find(({ die, strokes }) => die === "blue" && strokes !== 0);
  if (weather) badges.push({ die: "blue", text: signed(weather.strokes), at: { ...land.anchors.sky }, since: 0 });
  keepApart(
    badges.map(({ at }) => at),
    land.frame,
  );
  return { legs, balls, badges };
}

interface Stop {
  anchor: Anchor;
  kind: LegKind;
  splash?: boolean;
  /** Share of the line from the ball's start to that spot. */
  share?: number;
}

const fly = (anchor: Anchor): Stop => ({ anchor, kind: "fly" });
const hop = (anchor: Anchor): Stop => ({ anchor, kind: "hop" });
const putts = (...shares: number[]) => shares.map((share): Stop => ({ anchor: "hole", kind: "putt", share }));
const wet = (water: Anchor, drop: Anchor): Stop[] => [
  { anchor: water, kind: "fly", splash: true },
  { anchor: drop, kind: "drop" },
];

/** Stops of the ball by face; for some faces by die and face. */
const STOPS: Record<string, Stop[]> = {
  Fairway: [fly("landing")],
  "red Fairway": [fly("landing2")],
  Rough: [fly("rough"), hop("landing")],
  "red Rough": [fly("rough2"), hop("landing2")],
  Hazard: [...wet("water", "drop2"), hop("green")],
  "black Hazard": wet("hazard", "drop"),
  Green: [fly("green")],
  Chip: [fly("apron"), hop("green")],
  Bunker: [fly("bunker"), hop("green")],
  "Tap In": [fly("near"), ...putts(1)],
  1: putts(1),
  2: putts(0.7, 1),
  3: putts(0.45, 0.8, 1),
};

/** Unknown faces lead to the green. */
const stopsOf = ({ die, face }: RolledDie) => STOPS[`${die} ${face}`] ?? STOPS[face] ?? STOPS["Green"]!;

/** Ms from one shot to the next; no animation takes longer than 600 ms. */
const LASTS: Record<LegKind, number> = { fly: 440, hop: 300, putt: 230, drop: 160 };

/** Returns the legs of one die, after the leg before. */
function legsOf(rolled: RolledDie, before: Pick<Leg, "to" | "ends">, { anchors, frame }: Land): Leg[] {
  let { to: from, ends: begins } = before;
  return stopsOf(rolled).map(({ anchor, kind, splash = false, share = 1 }) => {
    const to = share === 1 ? anchors[anchor] : between(before.to, anchors[anchor], share);
    const over = arc(from, to, kind, frame);
    const leg = { die: rolled.die, kind, from, to, over, splash, begins, ends: begins + LASTS[kind] };
    [from, begins] = [to, leg.ends];
    return leg;
  });
}

function between(from: Spot, to: Spot, share: number): Spot {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Returns the control points of a flight: steep up from the start, flat towards the end, inside the picture. */
function arc(from: Spot, to: Spot, kind: LegKind, frame: { w: number; h: number }): [Spot, Spot] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const rise =
    kind === "putt" ? 7 : kind === "drop" ? 12 : Math.max(18, Math.min(far(from, to) * 0.52, frame.h * 0.34));
  const [first, second] = kind === "putt" ? [0.35, 0.7] : [0.15, 0.72];
  const y = (along: number, up: number) => Math.max(10, from.y + dy * along - rise * up);
  return [
    { x: from.x + dx * first, y: y(first, 1) },
    { x: from.x + dx * second, y: y(second, kind === "putt" ? 1 : 0.86) },
  ];
}

const far = (one: Spot, two: Spot) => Math.hypot(two.x - one.x, two.y - one.y);

/** Returns dots along a leg, about `gap` px apart, without both ends. */
export function dotsOf({ from, to, over: [one, two] }: Leg, gap = 6.6): Spot[] {
  const dots = [from];
  for (let t = 0; t < 1; t += 1 / 60) {
    const s = 1 - t;
    const mix = (at: keyof Spot) => s ** 3 * from[at] + 3 * s * t * (s * one[at] + t * two[at]) + t ** 3 * to[at];
    const spot = { x: mix("x"), y: mix("y") };
    if (far(spot, last(dots)!) >= gap && far(spot, to) > gap * 0.7) dots.push(spot);
  }
  return dots.slice(1);
}

/** Dots that appear together. */
export interface Run {
  dots: Spot[];
  since: number;
}

/** Dots per run: few runs keep the animation cheap, short runs follow the ball. */
const TOGETHER = 3;

/** Returns a leg's dots in runs, in order. */
export function runsOf(leg: Leg): Run[] {
  const dots = dotsOf(leg);
  const runs = Array.from({ length: Math.ceil(dots.length / TOGETHER) }, (_, at) => at * TOGETHER);
  return runs.map((first, at) => ({
    dots: dots.slice(first, first + TOGETHER),
    since: leg.begins + ((leg.ends - leg.begins) * at) / runs.length,
  }));
}

/** Offset of a badge from its die's first spot, by face. */
const BESIDE: Record<string, [number, number]> = { Green: [-21, 0], Chip: [-21, 8], Rough: [0, -21], Hazard: [9, 15] };

function badgeSpot(rolled: RolledDie, { anchors, flag }: Land): Spot {
  if (rolled.die === "green") return { x: flag.x + 25, y: flag.y + 1 };
  if (rolled.face === "Tap In") return { x: anchors.green.x - 8, y: anchors.green.y };
  const { x, y } = anchors[stopsOf(rolled)[0]!.anchor];
  const [right, down] = BESIDE[rolled.face] ?? [0, 21];
  return { x: x + right, y: y + down };
}

const BADGE = 29;
/** The corner of the sky with the title. */
const TITLE = { w: 210, h: 98 };

/** Moves badges that would overlap, within the picture. */
function keepApart(spots: Spot[], frame: Land["frame"]): void {
  for (let round = 0; round < 24; round++) {
    spots.forEach((one, index) => {
      for (const two of spots.slice(index + 1)) part(one, two);
    });
    for (const spot of spots) {
      spot.x = Math.max(17, Math.min(frame.w - 17, spot.x));
      spot.y = Math.max(spot.x < TITLE.w ? TITLE.h : 17, Math.min(frame.h - 17, spot.y));
    }
  }
}

function part(one: Spot, two: Spot): void {
  const [dx, dy] = [two.x - one.x, two.y - one.y];
  const gap = Math.hypot(dx, dy);
  if (gap >= BADGE) return;
  const [ux, uy] = gap < 0.01 ? [1, 0] : [dx / gap, dy / gap];
  const push = (BADGE - gap) / 2 + 0.01;
  one.x -= ux * push;
  one.y -= uy * push;
  two.x += ux * push;
  two.y += uy * push;
}
