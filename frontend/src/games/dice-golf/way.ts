/** The ball's way along the hole, as the dice tell it: from one named spot to the next, a badge with the strokes of each die.
 *
 *   Fairway ─▶ landing      Rough ─▶ rough ─▶ back on the fairway      Hazard ─▶ pond, splash, drop beside it
 *   Green   ─▶ green        Chip ─▶ apron ─▶ green                     Bunker ─▶ sand ─▶ green
 *   Tap In  ─▶ by the hole ─▶ in                                      putts ─▶ as many hops into the hole
 */

import type { Anchor, Land } from "../../art/hole/land.ts";
import type { Weather } from "../../art/hole/Sky.tsx";
import type { Spot } from "../../art/hole/shapes.ts";
import { change, points } from "../../ui/words.ts";
import { last } from "../lists.ts";
import type { Die, RolledDie } from "./state.ts";

/** fly: a full shot; hop: a chip or an escape; putt: along the green; drop: a new ball beside the water, no shot. */
export type LegKind = "fly" | "hop" | "putt" | "drop";

export interface Leg {
  die: Die;
  kind: LegKind;
  from: Spot;
  to: Spot;
  /** The Bézier's control points. */
  over: [Spot, Spot];
  splash: boolean;
}

export interface Badge {
  die: Die;
  text: string;
  at: Spot;
}

export interface Way {
  legs: Leg[];
  /** Where the ball lay between two dice. */
  balls: Spot[];
  badges: Badge[];
}

/** What the sky shows: fair before the weather is rolled, clouds where it changes nothing. */
export function weatherOf(dice: readonly RolledDie[] | undefined): Weather {
  const face = dice?.find(({ die }) => die === "blue")?.face;
  return face === "Sun" ? "sun" : face === "Wind" ? "wind" : face === "Blank" ? "cloud" : "fair";
}

/** The way of one roll over one hole. */
export function wayOf(dice: readonly RolledDie[], land: Land): Way {
  const shots = dice.filter(({ die, counts }) => counts && die !== "blue");
  const legs: Leg[] = [];
  const balls: Spot[] = [];
  const badges: Badge[] = [];
  for (const rolled of shots) {
    const from = last(legs)?.to ?? land.anchors.tee;
    const stops = stopsOf(rolled);
    legs.push(...legsOf(rolled, from, stops, land));
    badges.push({ die: rolled.die, text: points(rolled.strokes), at: badgeSpot(rolled, stops, land) });
    const rest = last(legs)!.to;
    if (rest !== land.anchors.hole) balls.push(rest);
  }
  const weather = dice.find(({ die, strokes }) => die === "blue" && strokes !== 0);
  if (weather) badges.push({ die: "blue", text: change(weather.strokes), at: land.anchors.sky });
  return { legs, balls, badges: apart(badges, land) };
}

interface Stop {
  anchor: Anchor;
  kind: LegKind;
  splash?: boolean;
}

const fly = (anchor: Anchor): Stop => ({ anchor, kind: "fly" });
const hop = (anchor: Anchor): Stop => ({ anchor, kind: "hop" });
const wet = (water: Anchor, drop: Anchor): Stop[] => [
  { anchor: water, kind: "fly", splash: true },
  { anchor: drop, kind: "drop" },
];

/** Where a die takes the ball, spot by spot. Faces that are unknown take it to the green. */
function stopsOf({ die, face }: RolledDie): Stop[] {
  if (typeof face === "number") return Array.from({ length: face }, () => ({ anchor: "hole", kind: "putt" }) as Stop);
  const landing = die === "red" ? "landing2" : "landing";
  switch (face) {
    case "Fairway":
      return [fly(landing)];
    case "Rough":
      return [fly(die === "red" ? "rough2" : "rough"), hop(landing)];
    case "Hazard":
      return die === "black" ? wet("hazard", "drop") : [...wet("water", "drop2"), hop("green")];
    case "Chip":
      return [fly("apron"), hop("green")];
    case "Bunker":
      return [fly("bunker"), hop("green")];
    case "Tap In":
      return [fly("near"), { anchor: "hole", kind: "putt" }];
    default:
      return [fly("green")];
  }
}

/** How far along the line to the hole each putt comes. */
const PUTTS: Record<number, number[]> = { 1: [1], 2: [0.7, 1], 3: [0.45, 0.8, 1] };

function legsOf({ die, face }: RolledDie, start: Spot, stops: Stop[], { anchors, frame }: Land): Leg[] {
  const legs: Leg[] = [];
  stops.forEach(({ anchor, kind, splash = false }, index) => {
    const from = last(legs)?.to ?? start;
    const share = typeof face === "number" ? (PUTTS[face]?.[index] ?? (index + 1) / stops.length) : 1;
    const to = share === 1 ? anchors[anchor] : between(start, anchors[anchor], share);
    legs.push({ die, kind, from, to, over: arc(from, to, kind, frame), splash });
  });
  return legs;
}

function between(from: Spot, to: Spot, share: number): Spot {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Control points of a flight: steep up from where the ball lay, gently down to where it goes, never out of the picture. */
function arc(from: Spot, to: Spot, kind: LegKind, frame: { w: number; h: number }): [Spot, Spot] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  const rise = kind === "putt" ? 7 : kind === "drop" ? 12 : Math.max(18, Math.min(far * 0.52, frame.h * 0.34));
  const [first, second] = kind === "putt" ? [0.35, 0.7] : [0.15, 0.72];
  const y = (along: number, up: number) => Math.max(10, from.y + dy * along - rise * up);
  return [
    { x: from.x + dx * first, y: y(first, 1) },
    { x: from.x + dx * second, y: y(second, kind === "putt" ? 1 : 0.86) },
  ];
}

/** ms from one shot to the next; a step of motion never takes longer than 600. */
const LASTS: Record<LegKind, number> = { fly: 440, hop: 300, putt: 230, drop: 160 };

/** When each leg begins and how long it takes, ms, the first after `wait`. */
export function timesOf(legs: readonly Leg[], wait = 0): { start: number; lasts: number }[] {
  let start = wait;
  return legs.map(({ kind }) => {
    const time = { start, lasts: LASTS[kind] };
    start += time.lasts;
    return time;
  });
}

/** The spots of a leg, about `gap` apart, both ends left out. */
export function dotsOf({ from, to, over: [one, two] }: Leg, gap = 6.6): Spot[] {
  const point = (t: number): Spot => {
    const s = 1 - t;
    const mix = (a: number, b: number, c: number, d: number) =>
      s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
    return { x: mix(from.x, one.x, two.x, to.x), y: mix(from.y, one.y, two.y, to.y) };
  };
  const fine = Array.from({ length: 61 }, (_, index) => point(index / 60));
  const dots: Spot[] = [];
  let walked = 0;
  fine.slice(1).forEach((spot, index) => {
    const before = fine[index]!;
    walked += Math.hypot(spot.x - before.x, spot.y - before.y);
    if (walked >= gap && Math.hypot(spot.x - to.x, spot.y - to.y) > gap * 0.7) {
      dots.push(spot);
      walked = 0;
    }
  });
  return dots;
}

const BESIDE = 21;

function badgeSpot({ die, face }: RolledDie, stops: Stop[], { anchors, flag }: Land): Spot {
  if (die === "green") return { x: flag.x + BESIDE + 4, y: flag.y + 1 };
  const first = anchors[stops[0]!.anchor];
  if (face === "Green" || face === "Chip") return { x: first.x - BESIDE, y: first.y + (face === "Chip" ? 8 : 0) };
  if (face === "Tap In") return { x: anchors.green.x - 8, y: anchors.green.y };
  if (face === "Rough") return { x: first.x, y: first.y - BESIDE };
  return { x: first.x + (face === "Hazard" ? 9 : 0), y: first.y + (face === "Hazard" ? 15 : BESIDE) };
}

const BADGE = 29;
/** The corner of the sky where the title stands. */
const TITLE = { w: 210, h: 98 };

/** Badges that would cover each other step aside, and stay in the picture. */
function apart(badges: Badge[], { frame }: Land): Badge[] {
  const spots = badges.map(({ at }) => ({ ...at }));
  for (let round = 0; round < 24; round++) {
    spots.forEach((one, index) => {
      for (const two of spots.slice(index + 1)) part(one, two);
    });
    for (const spot of spots) {
      spot.x = Math.max(17, Math.min(frame.w - 17, spot.x));
      spot.y = Math.max(spot.x < TITLE.w ? TITLE.h : 17, Math.min(frame.h - 17, spot.y));
    }
  }
  return badges.map((badge, index) => ({ ...badge, at: spots[index]! }));
}

function part(one: Spot, two: Spot): void {
  const [dx, dy] = [two.x - one.x, two.y - one.y];
  const far = Math.hypot(dx, dy);
  if (far >= BADGE) return;
  const [ux, uy] = far < 0.01 ? [1, 0] : [dx / far, dy / far];
  const push = (BADGE - far) / 2 + 0.01;
  one.x -= ux * push;
  one.y -= uy * push;
  two.x += ux * push;
  two.y += uy * push;
}
