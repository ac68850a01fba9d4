/** Draws the ball's flight: dotted arcs, splashes, its resting places, and the strokes of each die. */

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Land } from "../../art/hole/land.ts";
import type { Spot } from "../../art/hole/shapes.ts";
import { animate, reducedMotion } from "../../ui/motion.ts";
import { type Badge as BadgeOf, dotsOf, type Leg, runsOf, type Thing, wayOf } from "./ballFlight.ts";
import { TUMBLE } from "./shownHole.ts";
import type { Play } from "./state.ts";

export function BallFlightPicture({ play, land, fresh }: { play: Play; land: Land; fresh: boolean }) {
  const { legs, balls, badges } = useMemo(() => wayOf(play.dice, land), [play, land]);
  return (
    <g class="dg-way">
      {legs.map((leg, index) => leg.kind !== "drop" && <Dots key={index} leg={leg} fresh={fresh} />)}
      {legs.map(({ splash, to, ends }, index) => splash && <Splash key={index} at={to} since={ends} fresh={fresh} />)}
      {balls.map((ball, index) => (
        <Lying key={index} {...ball} fresh={fresh} name="ball">
          <Ball />
        </Lying>
      ))}
      {badges.map((badge) => (
        <Badge key={badge.die} {...badge} fresh={fresh} />
      ))}
      {fresh && <Rolling legs={legs} />}
    </g>
  );
}

/** Fades in this many ms after the dice are down; shown at once if they were not just rolled. */
const late = (fresh: boolean, since: number) =>
  fresh ? { class: "fresh", style: { animationDelay: `${Math.round(TUMBLE + since)}ms` } } : {};

function Dots({ leg, fresh }: { leg: Leg; fresh: boolean }) {
  return (
    <g class="dots">
      {runsOf(leg).map(({ dots, since }, index) => (
        <path key={index} d={dots.map(dotted).join("")} {...late(fresh, since)} />
      ))}
    </g>
  );
}

/** Dots are lines of almost no length with round ends. */
const dotted = ({ x, y }: Spot) => `M${x.toFixed(1)} ${y.toFixed(1)}h.01`;

interface LyingProps extends Thing {
  fresh: boolean;
  name: string;
  children: ComponentChildren;
}

function Lying({ at: { x, y }, since, fresh, name, children }: LyingProps) {
  return (
    <g {...late(fresh, since)}>
      <g class={name} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        {children}
      </g>
    </g>
  );
}

/** Animates the ball; it disappears in the hole. Not shown with reduced motion. */
function Rolling({ legs }: { legs: readonly Leg[] }) {
  const ball = useRef<SVGGElement>(null);
  useEffect(() => {
    let on = true;
    const roll = async () => {
      const element = ball.current;
      if (!element || reducedMotion()) return;
      await animate(element, { opacity: [0, 0] }, { duration: TUMBLE });
      for (const leg of legs) {
        if (!on) return;
        const at = ({ x, y }: Spot) => `translate(${x}px, ${y}px)`;
        const stops = [leg.from, ...dotsOf(leg, 4), leg.to].map(at);
        await animate(
          element,
          { transform: stops, opacity: stops.map(() => 1) },
          { duration: leg.ends - leg.begins, easing: leg.kind === "putt" ? "ease-out" : "linear", fill: "forwards" },
        );
      }
      await animate(element, { opacity: [0, 0] }, { duration: 1, fill: "forwards" });
    };
    roll();
    return () => {
      on = false;
    };
  }, [legs]);
  return (
    <g ref={ball} class="ball" opacity={0}>
      <Ball />
    </g>
  );
}

function Ball() {
  return (
    <>
      <circle r={4} />
      <path d="M4 0A4 4 0 0 1-3.2 2.4 5 5 0 0 0 4 0Z" fill="var(--shade)" />
    </>
  );
}

function Splash(where: Thing & { fresh: boolean }) {
  return (
    <Lying {...where} name="splash">
      <ellipse cx={0} cy={0} rx={13} ry={4.5} fill="none" stroke="var(--chalk)" stroke-width={2} />
      <path
        d="M0 1C-6 -1-8-6-11-12-6-10-4-7-3-5-3-11-2-15 0-19 2-15 3-11 3-5 4-7 6-10 11-12 8-6 6-1 0 1Z"
        fill="var(--chalk)"
      />
    </Lying>
  );
}

function Badge({ die, text, ...where }: BadgeOf & { fresh: boolean }) {
  const half = text.length > 1 ? 18 : 13;
  return (
    <Lying {...where} name={`dg-badge b-${die}`}>
      <rect x={-half} y={-13} width={2 * half} height={26} rx={13} />
      <text y={5.6} class="num">
        {text}
      </text>
    </Lying>
  );
}
