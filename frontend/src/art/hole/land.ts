/** A whole hole as a picture: pieces to paint, and the named spots where a ball may lie. */

import { backdropOf, raysOf, type Sun, sunOf } from "./backdrop.ts";
import { bunkersOf, edgeOf, fairwayOf, greenPieces, roughs, stripes, teePieces, treesOf, tufts } from "./ground.ts";
import type { Piece } from "./pieces.ts";
import { type Frame, type HoleLook, middleAt, type Plan, planHole, spot } from "./plan.ts";
import { below, type Spot } from "./shapes.ts";
import { type Waters, watersOf } from "./water.ts";

export type Anchor =
  | "tee"
  | "landing"
  | "landing2"
  | "rough"
  | "rough2"
  | "hazard"
  | "drop"
  | "water"
  | "drop2"
  | "bunker"
  | "apron"
  | "green"
  | "near"
  | "hole"
  | "sky";

export interface Land {
  frame: Frame;
  horizon: number;
  anchors: Record<Anchor, Spot>;
  sun: Sun;
  rays: string;
  /** In painting order: background, ground below the fairway, stripes clipped to the fairway, foreground. */
  far: Piece[];
  ground: Piece[];
  fairway: string;
  stripes: Piece;
  near: Piece[];
  /** Things that stay bright at night: a sail, a lighthouse. */
  lit: Piece[];
  /** The outline of the dusk layer. */
  dusk: string;
  flag: Spot & { pole: number };
  golfer: Spot & { scale: number; side: 1 | -1 };
}

export function landOf(look: HoleLook, frame: Frame): Land {
  const plan = planHole(look, frame);
  const { chance } = plan;
  const sun = sunOf(plan);
  const edge = edgeOf(plan, chance);
  const { far, dusk, lit } = backdropOf(plan, chance);
  const waters = watersOf(plan, chance);
  const sand = bunkersOf(plan, chance);
  const anchors = anchorsOf(plan, waters, sand.bunker, sun);
  const ground = below(edge, frame.h);
  const trees = treesOf(plan, Object.values(anchors), chance);
  return {
    frame,
    horizon: plan.horizon,
    anchors,
    sun,
    rays: raysOf(sun, frame),
    far,
    ground: [["turf", ground], roughs(plan)],
    fairway: fairwayOf(plan),
    stripes: stripes(plan),
    near: [
      ...greenPieces(plan),
      ...waters.pieces,
      ...sand.pieces,
      tufts([anchors.rough, anchors.rough2], 5 * plan.up),
      ...trees,
      ...teePieces(plan),
    ],
    lit,
    dusk: dusk + ground,
    flag: { ...plan.hole, pole: plan.pole },
    golfer: golferOf(plan),
  };
}

function anchorsOf(plan: Plan, waters: Waters, bunker: Spot, sun: Sun): Land["anchors"] {
  const { green, hole, side, look, up } = plan;
  const cut = (v: number, aside = 0): Spot => {
    const { x, y, half } = middleAt(plan.middle, v);
    return { x: x + side * half * aside, y };
  };
  const long = look.par === 5;
  const { hazard, drop, water, drop2 } = waters;
  return {
    tee: teeBall(plan),
    landing: cut(long ? 0.62 : 0.52, -plan.open * 0.15),
    landing2: cut(0.34, -0.1),
    rough: spot(plan, 0.26, 0.33),
    rough2: roughOf(plan, waters.hazard),
    hazard,
    drop,
    water,
    drop2,
    bunker,
    apron: { x: green.x - side * green.rx * 1.06, y: green.y + green.ry * 0.75 },
    green: { x: hole.x - green.rx * 0.85, y: green.y + green.ry * 0.22 },
    near: { x: hole.x - 13 * up, y: hole.y + 3 * up },
    hole,
    sky: { x: sun.x, y: sun.y - sun.r * 0.24 },
  };
}

/** Returns the rough where a second shot lands: away from the tee if there is no water, otherwise short of it. */
function roughOf(plan: Plan, hazard: Spot): Spot {
  const wide = spot(plan, 0.88, plan.side > 0 ? 0.45 : 0.4);
  const dry = plan.water !== "shore" && Math.abs(wide.x - hazard.x) > 66 * plan.across;
  return dry ? wide : spot(plan, 0.3, 0.22);
}

function golferOf(plan: Plan): Land["golfer"] {
  const scale = 0.98 * Math.min(plan.across, plan.up, 1.35) ** 0.85;
  return { x: plan.tee.x, y: plan.frame.h - 17 * scale, scale, side: plan.side };
}

/** Returns the ball's place on the tee, in front of the golfer's feet. */
function teeBall(plan: Plan): Spot {
  const { x, y, scale } = golferOf(plan);
  return { x: x + plan.side * 24 * scale, y: y - 4 * scale };
}
