/** The ball's way over the picture: dotted flights, splashes, where it lay, and the strokes of each die. */

import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Land } from "../../art/hole/land.ts";
import type { Spot } from "../../art/hole/shapes.ts";
import { animate, reducedMotion } from "../../ui/motion.ts";
import { lastIndex } from "../lists.ts";
import { TUMBLE } from "./stage.ts";
import type { Play } from "./state.ts";
import { type Badge, dotsOf, type Leg, timesOf, wayOf } from "./way.ts";

export function Way({ play, land, fresh }: { play: Play; land: Land; fresh: boolean }) {
  const way = useMemo(() => wayOf(play.dice, land), [play, land]);
  const times = timesOf(way.legs, TUMBLE);
  const late = (ms: number) => (fresh ? { class: "fresh", style: { animationDelay: `${Math.round(ms)}ms` } } : {});
  const ended = (die: string) => {
    const at = lastIndex(way.legs, (leg) => leg.die === die);
    return at < 0 ? TUMBLE : times[at]!.start + times[at]!.lasts;
  };
  return (
    <g class="dg-way">
      {way.legs.map((leg, index) => (
        <Flight key={index} leg={leg} time={times[index]!} fresh={fresh} />
      ))}
      {way.legs.map((leg, index) =>
        leg.splash ? (
          <g key={`s${index}`} {...late(times[index]!.start + times[index]!.lasts)}>
            <Splash at={leg.to} />
          </g>
        ) : null,
      )}
      {way.balls.map((spot, index) => (
        <g key={`b${index}`} {...late(ended(way.badges[index]?.die ?? ""))}>
          <Ball at={spot} />
        </g>
      ))}
      {way.badges.map((badge) => (
        <g key={badge.die} {...late(ended(badge.die))}>
          <BadgeArt badge={badge} />
        </g>
      ))}
      {fresh && <Rolling legs={way.legs} />}
    </g>
  );
}

function Flight({ leg, time, fresh }: { leg: Leg; time: { start: number; lasts: number }; fresh: boolean }) {
  if (leg.kind === "drop") return null;
  const dots = dotsOf(leg);
  return (
    <g class="dots">
      {dots.map(({ x, y }, index) => (
        <circle
          key={index}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={1.6}
          {...(fresh
            ? {
                class: "fresh",
                style: { animationDelay: `${Math.round(time.start + (time.lasts * index) / dots.length)}ms` },
              }
            : {})}
        />
      ))}
    </g>
  );
}

/** The ball on its way; gone when it is holed, or when motion is unwanted. */
function Rolling({ legs }: { legs: readonly Leg[] }) {
  const ball = useRef<SVGGElement>(null);
  useEffect(() => {
    let on = true;
    const roll = async () => {
      const element = ball.current;
      if (!element || reducedMotion()) return;
      await animate(element, { opacity: [0, 0] }, { duration: TUMBLE });
      for (const [index, leg] of legs.entries()) {
        if (!on) return;
        const at = ({ x, y }: Spot) => `translate(${x}px, ${y}px)`;
        const stops = [leg.from, ...dotsOf(leg, 4), leg.to].map(at);
        const { lasts } = timesOf(legs)[index]!;
        await animate(
          element,
          { transform: stops, opacity: stops.map(() => 1) },
          { duration: lasts, easing: leg.kind === "putt" ? "ease-out" : "linear", fill: "forwards" },
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
    <g ref={ball} opacity={0}>
      <Ball at={{ x: 0, y: 0 }} />
    </g>
  );
}

function Ball({ at: { x, y } }: { at: Spot }) {
  return (
    <g class="ball" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle r={4} />
      <path d="M4 0A4 4 0 0 1-3.2 2.4 5 5 0 0 0 4 0Z" fill="var(--shade)" />
    </g>
  );
}

function Splash({ at: { x, y } }: { at: Spot }) {
  return (
    <g class="splash" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <ellipse cx={0} cy={0} rx={13} ry={4.5} fill="none" stroke="var(--chalk)" stroke-width={2} />
      <path
        d="M0 1C-6 -1-8-6-11-12-6-10-4-7-3-5-3-11-2-15 0-19 2-15 3-11 3-5 4-7 6-10 11-12 8-6 6-1 0 1Z"
        fill="var(--chalk)"
      />
    </g>
  );
}

function BadgeArt({ badge: { die, text, at } }: { badge: Badge }) {
  const half = text.length > 1 ? 18 : 13;
  return (
    <g class={`dg-badge b-${die}`} transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
      <rect x={-half} y={-13} width={2 * half} height={26} rx={13} />
      <text y={5.6} class="num">
        {text}
      </text>
    </g>
  );
}
