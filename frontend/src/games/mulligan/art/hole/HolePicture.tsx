/** The hole as a picture: everyone's ball between tee and flag, and the planned shot. */

import { useId, useMemo } from "preact/hooks";
import { Art, seatShape } from "../../../../art/Art.tsx";
import { Flag } from "../../../../art/hole/Flag.tsx";
import type { Frame, HoleLook } from "../../../../art/hole/plan.ts";
import "../../../../art/paint.css";
import { holeWords, lies, remains } from "../../texts/en/hole.ts";
import "./hole.css";
import {
  arcOf,
  type Ball,
  type Dot,
  dotOf,
  type Label,
  type Layout,
  labelsOf,
  layoutOf,
  signOf,
  tagOf,
} from "./holeLayout.ts";
import { Land } from "./Land.tsx";
import { type Side, sideOf } from "./sideView.ts";
import { measurer, useFrame } from "./useFrame.ts";
import { type Ladder, landing, placeOf, rungsOf } from "./yardLadder.ts";

export interface Shot {
  golfer: number;
  moved: number;
  finished: boolean;
}

interface HolePictureProps {
  look: HoleLook;
  /** All golfers' balls. The labels of `own` ones have a ring. */
  balls: readonly (Ball & { own?: boolean })[];
  /** The planned shot, before anyone's actions. */
  shot?: Shot | null;
}

/** Fills its place; the least important parts shrink first. */
export default function HolePicture({ look, balls, shot = null }: HolePictureProps) {
  const [box, { frame, text, top }, known] = useFrame();
  const id = useId();
  const layout = useMemo(() => layoutOf(frame, look.yards, top, text), [frame, look.yards, top, text]);
  const side = useMemo(
    () => sideOf(look, frame, layout, layout.ladder),
    [look.course, look.hole, look.par, look.yards, frame, layout],
  );
  const hitter = shot ? balls.find(({ golfer }) => golfer === shot.golfer) : undefined;
  const end = hitter && shot ? { ...landing(hitter, shot.moved), finished: shot.finished } : null;
  const planned = hitter && end ? plannedOf({ layout, side }, hitter, end, balls.length) : null;
  return (
    <svg
      ref={box}
      class="mu-hole"
      viewBox={`0 0 ${frame.w} ${frame.h}`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={holeWords(look.hole, look.yards, balls, planned?.words)}
    >
      {known && (
        <>
          <Land side={side} id={id} />
          <Flag land={side} weather="fair" />
          <LadderRule layout={layout} frame={frame} under={layout.tight && planned ? planned.tag : null} />
          <Balls {...{ balls, layout, side, frame }} />
          {planned && <Planned shot={planned} layout={layout} />}
        </>
      )}
    </svg>
  );
}

type End = { left: number; past: boolean; finished: boolean };

interface Scene {
  layout: Layout;
  side: Side;
}

/** Draws the balls, their labels, and lines between them. */
function Balls({ balls, layout, side, frame }: Scene & { balls: HolePictureProps["balls"]; frame: Frame }) {
  const labels = labelsOf(layout, frame.w, balls, lies, measurer(layout.print));
  const dots = balls.map((ball) => dotOf(layout, side.levelAt, ball, balls.length));
  const far = [...balls.keys()].sort((a, b) => dots[a]!.y - dots[b]!.y);
  return (
    <>
      {balls.map(
        ({ golfer }, index) =>
          nearest(index, dots, labels) && (
            <path key={golfer} class="mu-leader" d={leader(dots[index]!, labels[index]!, layout)} />
          ),
      )}
      {far.map((index) => (
        <circle
          key={balls[index]!.golfer}
          class={`mu-ball s${balls[index]!.seat}`}
          cx={dots[index]!.x}
          cy={dots[index]!.y}
          r="6"
        />
      ))}
      {balls.map(({ golfer, seat, own = false }, index) => (
        <LabelPill key={golfer} label={labels[index]!} {...{ seat, own, layout }} />
      ))}
    </>
  );
}

/** Draws a golfer's shape, name and yards. */
function LabelPill({ label, seat, own, layout }: { label: Label; seat: number; own: boolean; layout: Layout }) {
  const { x, width, name, left, print } = label;
  const sign = signOf(print);
  const { y, high } = layout.labels;
  return (
    <g class={`mu-label s${seat}`} transform={`translate(${x.toFixed(1)} ${y})`}>
      <rect class={own ? "mu-pill own" : "mu-pill"} x="1" y="1" width={width - 2} height={high - 2} rx={high / 2 - 1} />
      <Art name={seatShape(seat)} x="5" y={(high - sign) / 2} size={sign} class={`seat-mark s${seat}`} />
      <text x={sign + 8} y={high / 2 + print * 0.35} font-size={print}>
        {name ? `${name} ${left}` : left}
      </text>
    </g>
  );
}

/** Whether this label is the nearest of the balls on one spot: only that one gets a line. */
function nearest(index: number, dots: readonly Dot[], labels: readonly Label[]): boolean {
  const off = (one: number) => Math.abs(labels[one]!.x + labels[one]!.width / 2 - dots[one]!.x);
  return dots.every(({ x }, other) => Math.abs(x - dots[index]!.x) > 8 || off(index) <= off(other));
}

function leader({ x, y }: Dot, label: { x: number; width: number }, { labels }: Layout): string {
  const to = Math.max(label.x + 12, Math.min(label.x + label.width - 12, x));
  return `M${x.toFixed(1)} ${y.toFixed(1)}L${to.toFixed(1)} ${labels.y + 3}`;
}

/** Returns the drawn shot: its flight, its yards on the ladder, and the place of its words. */
function plannedOf({ layout, side }: Scene, hitter: Ball, end: End, golfers: number) {
  const { print, ladder, rungs, top, tight } = layout;
  const from = dotOf(layout, side.levelAt, hitter, golfers);
  const to = dotOf(layout, side.levelAt, { ...hitter, ...end, in: end.finished }, golfers);
  const { d, top: crest } = arcOf(from, to, tight ? top - 8 : top + print);
  const [start, stop] = [along(ladder, hitter), along(ladder, end)];
  const middle = tight ? { x: (start + stop) / 2, y: rungs.y + rungs.high / 2 + 1 } : crest;
  const words = remains(end);
  return { seat: hitter.seat, d, to, start, stop, words, tag: tagOf(layout, middle, words) };
}

type PlannedShot = ReturnType<typeof plannedOf>;

/** Draws the shot's line, where it would end, what would remain, and that part of the ladder. */
function Planned({ shot, layout }: { shot: PlannedShot; layout: Layout }) {
  const { d, to, start, stop, words } = shot;
  const { x, y, width, high } = shot.tag;
  const { print, rungs } = layout;
  return (
    <g class={`mu-shot s${shot.seat}`}>
      <path class="mu-shot-case" d={d} />
      <path class="mu-shot-line" d={d} />
      <circle class="mu-shot-end" cx={to.x} cy={to.y} r="6.5" />
      <path class="mu-shot-yards" d={`M${start.toFixed(1)} ${rungs.y + 3}H${stop.toFixed(1)}`} />
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <rect class="mu-tag" width={width} height={high} rx={high / 2} />
        <text class="mu-tag-words" x={width / 2} y={high / 2 + print * 0.35} font-size={print} text-anchor="middle">
          {words}
        </text>
      </g>
    </g>
  );
}

const along = (ladder: Ladder, lie: { left: number; past?: boolean; finished?: boolean }) =>
  placeOf(ladder, lie.finished ? { left: 0 } : lie);

interface RuleProps {
  layout: Layout;
  frame: Frame;
  /** The words over the ladder: no rung is labelled under them. */
  under: { x: number; width: number } | null;
}

/** Draws the yards from the tee, with a rung every 25. */
function LadderRule({ layout, frame, under }: RuleProps) {
  const { ladder, rungs, print } = layout;
  const all = rungsOf(ladder);
  const path = (long: boolean) =>
    all.flatMap((rung) => (rung.long === long ? `M${rung.at.toFixed(1)} ${rungs.y + 5}v${long ? 7 : 4}` : [])).join("");
  const half = print * 1.1;
  const clear = (at: number) =>
    at < ladder.flag - half * 1.3 && !(under && at + half > under.x && at - half < under.x + under.width);
  return (
    <g class="mu-rungs">
      <rect class="mu-rule" x="8" y={rungs.y} width={frame.w - 16} height={rungs.high} rx="9" />
      <path d={path(false)} stroke-width="1.2" />
      <path d={path(true)} stroke-width="2" />
      {all.map(
        ({ yards, at, long }) =>
          long &&
          clear(at) && (
            <text
              key={yards}
              x={at.toFixed(1)}
              y={rungs.y + rungs.high - 4}
              font-size={print * 0.94}
              text-anchor="middle"
            >
              {yards}
            </text>
          ),
      )}
      <path class="mu-rule-pole" d={`M${ladder.flag} ${rungs.y + 7}V${rungs.y + rungs.high - 4}`} />
      <path class="mu-pennant" d={`M${ladder.flag + 0.8} ${rungs.y + 7}l12 4.5-12 4.5z`} />
    </g>
  );
}
