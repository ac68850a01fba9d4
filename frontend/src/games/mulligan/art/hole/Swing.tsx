/** The swing as a picture: each golfer's ball in a lane of its own, from its old place to its new one. */

import { useMemo } from "preact/hooks";
import { Flag } from "../../../../art/hole/Flag.tsx";
import type { HoleLook } from "../../../../art/hole/plan.ts";
import "../../../../art/paint.css";
import { swingWords, went } from "../../texts/en/hole.ts";
import "./hole.css";
import { Backdrop } from "./SwingLand.tsx";
import { type Flown, type Lane, type Lanes, lanesOf, onWay } from "./swingLanes.ts";
import { landing } from "./yardLadder.ts";
import "./swing.css";
import { type Place, useFrame } from "./useFrame.ts";

interface SwingProps {
  look: HoleLook;
  shots: readonly Flown[];
  /** Balls are at their old places, moving, or at their new places. */
  stage?: "before" | "moving" | "done";
}

export default function Swing({ look, shots, stage = "done" }: SwingProps) {
  const [box, place, known] = useFrame();
  const { frame } = place;
  const described = shots.map((shot) => ({ ...shot, left: landing(shot.from, shot.moved).left }));
  return (
    <svg
      ref={box}
      class={`mu-hole mu-swing ${stage}`}
      viewBox={`0 0 ${frame.w} ${frame.h}`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={swingWords(described)}
    >
      {known && <Drawn look={look} shots={shots} place={place} />}
    </svg>
  );
}

interface DrawnProps extends Pick<SwingProps, "look" | "shots"> {
  place: Place;
}

/** Draws everything. It does not change with the stage; the style sheet decides what is visible. */
function Drawn({ look, shots, place }: DrawnProps) {
  return useMemo(() => {
    const { frame, text, top } = place;
    const lanes = lanesOf(shots, look.yards, frame, top);
    return (
      <>
        <Backdrop look={look} frame={frame} lanes={lanes} top={top} />
        <Flag land={lanes} weather="fair" />
        <Rungs lanes={lanes} w={frame.w} print={12 * text} />
        {shots.map((shot, index) => (
          <Way key={shot.golfer} shot={shot} lane={lanes.lanes[index]!} at={index} />
        ))}
        {shots.map((shot, index) => (
          <Words key={shot.golfer} shot={shot} lane={lanes.lanes[index]!} print={13.5 * text} />
        ))}
      </>
    );
  }, [look, shots, place]);
}

function Rungs({ lanes, w, print }: { lanes: Lanes; w: number; print: number }) {
  return (
    <g class="mu-across">
      {lanes.rungs.map(({ yards, y }) => (
        <g key={yards}>
          <path d={`M${6 + print * 2} ${y.toFixed(1)}H${w}`} />
          {clear(y, lanes) && (
            <text x="5" y={y + print * 0.35} font-size={print}>
              {yards}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/** Whether a line's yards are clear of the first lane's words. */
function clear(y: number, { lanes: [first] }: Lanes): boolean {
  return !first || first.words.x > 54 || Math.abs(y - first.words.y) > 17;
}

/** A path is drawn in pieces, each when its ball gets there. */
const LEGS = [0, 1, 2, 3];
const SHARE = 1 / LEGS.length;

function Line({ name, d }: { name: string; d: string }) {
  return LEGS.map((leg) => (
    <path
      key={leg}
      class={name}
      pathLength="1"
      d={d}
      stroke-dasharray={`${SHARE} 1`}
      stroke-dashoffset={-leg * SHARE}
      style={{ "--leg": leg }}
    />
  ));
}

/** Draws the ball's old place, its path, and the ball. */
function Way({ shot, lane, at }: { shot: Flown; lane: Lane; at: number }) {
  const { from, to, d } = lane;
  const stops = LEGS.map((leg) => onWay(lane, leg * SHARE));
  const way = Object.fromEntries(
    stops.map(({ x, y }, index) => [
      `--to${index}`,
      `translate(${(x - to.x).toFixed(1)}px, ${(y - to.y).toFixed(1)}px)`,
    ]),
  );
  return (
    <g class={`mu-way s${shot.seat}`} style={{ ...way, "--at": at }}>
      <circle class="mu-from" cx={from.x} cy={from.y} r="4.5" />
      {d && <Line name="mu-way-case" d={d} />}
      {d && <Line name="mu-way-line" d={d} />}
      <g class="mu-go">
        <circle class="mu-ball" cx={to.x} cy={to.y} r="7" />
      </g>
    </g>
  );
}

function Words({ shot, lane, print }: { shot: Flown; lane: Lane; print: number }) {
  const words = went(shot.moved, shot.duffed || shot.moved === 0);
  const width = words.length * print * 0.57 + 18;
  const high = print + 8;
  return (
    <g
      class="mu-went"
      transform={`translate(${(lane.words.x - width / 2).toFixed(1)} ${(lane.words.y - high / 2).toFixed(1)})`}
    >
      <rect class="mu-pill" width={width} height={high} rx={high / 2} />
      <text x={width / 2} y={high / 2 + print * 0.35} font-size={print} text-anchor="middle">
        {words}
      </text>
    </g>
  );
}
