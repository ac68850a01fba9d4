/** The background of a swing: the hole's sky and green. */

import { useMemo } from "preact/hooks";
import { backdropOf } from "../../../../art/hole/backdrop.ts";
import { KINDS } from "../../../../art/hole/ground.ts";
import type { Piece } from "../../../../art/hole/pieces.ts";
import { type Frame, type HoleLook, type Plan, planHole, within } from "../../../../art/hole/plan.ts";
import { below, blob, soft } from "../../../../art/hole/shapes.ts";
import { Dusk, Painted } from "./Land.tsx";
import { outlinesOf, seaOf, sunAt } from "./sideView.ts";
import type { Lanes } from "./swingLanes.ts";

interface BackdropProps {
  look: HoleLook;
  frame: Frame;
  lanes: Lanes;
  top: number;
}

export function Backdrop({ look, frame, lanes, top }: BackdropProps) {
  const { plan, far, dusk, ground } = useMemo(() => landOf(look, frame, lanes), [look.hole, look.course, frame, lanes]);
  const { flag, green, horizon } = lanes;
  const sun = sunAt(look.hole, plan, top);
  const from = flag.y + green.ry * 0.4;
  return (
    <>
      <rect width={frame.w} height={frame.h} fill="var(--sky)" />
      <circle cx={sun.x} cy={sun.y} r={sun.r} fill="var(--sand)" />
      <Painted pieces={far} />
      <path fill="var(--fairway)" d={`M0 ${horizon}H${frame.w}V${frame.h}H0z`} />
      {lanes.lanes.map(({ left, width }, index) => (
        <path
          key={index}
          fill={index % 2 ? "var(--fairway-2)" : "var(--green)"}
          d={`M${left} ${from}h${width}V${frame.h}h${-width}z`}
        />
      ))}
      <Painted pieces={ground} />
      <Dusk outlines={dusk} />
    </>
  );
}

function landOf(look: HoleLook, frame: Frame, { flag, green, horizon }: Lanes) {
  const plain = planHole(look, frame);
  const { chance } = plain;
  const up = within((flag.pole + 10) / 50, 0.5, 1.1);
  const plan: Plan = { ...plain, horizon, up, hole: flag, green: { ...flag, ...green }, side: 1 };
  const { far, dusk } = backdropOf(plan, chance);
  const { w } = frame;
  const edge = [-0.02, 0.1, 0.25, 0.5, 0.75, 0.9, 1.02].map((share, index) => ({
    x: share * w,
    y: flag.y + [14, 15, 9, 3, 9, 15, 14][index]! * up,
  }));
  const bank = below(
    edge.map(({ x, y }) => ({ x, y: y - 24 * up })),
    flag.y + 4,
  );
  const k = Math.min(1, up);
  const land = below(edge, frame.h);
  const trees = [0.03, 0.09, 0.15, 0.86, 0.92, 0.975].flatMap((share, index) =>
    KINDS[plan.landscape][index % 2]!(
      { x: share * w, y: flag.y + chance.between(-2, 4) },
      chance.between(11, 15) * k,
      chance,
    ),
  );
  const sand = [-0.86, 0.84].flatMap((share): Piece[] => [
    [
      "sand",
      soft(blob({ x: flag.x + green.rx * share, y: flag.y + green.ry * 1.3 }, 17 * k, 6.5 * k, chance, 0.16), true),
    ],
  ]);
  const rim = soft(blob({ x: flag.x, y: flag.y + green.ry * 0.42 }, green.rx + 3, green.ry + 2, chance, 0.02), true);
  const top = soft(blob({ x: flag.x, y: flag.y + green.ry * 0.3 }, green.rx, green.ry, chance, 0.02), true);
  const ground: Piece[] = [
    ["fairway", `${soft(edge)}V${horizon}H0Z`],
    ["fairway", bank],
    ...trees,
    ["wood", rim],
    ["green", top],
    ...sand,
  ];
  return { plan, far, dusk: [dusk, bank, seaOf(plan), land, ...outlinesOf(trees)], ground };
}
