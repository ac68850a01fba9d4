/** The picture of the hole, redrawn for each size. */

import { useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Flag } from "../../art/hole/Flag.tsx";
import { Golfer } from "../../art/hole/Golfer.tsx";
import { Hole } from "../../art/hole/Hole.tsx";
import { landOf } from "../../art/hole/land.ts";
import type { Frame } from "../../art/hole/plan.ts";
import { Clouds, Sky } from "../../art/hole/Sky.tsx";
import { nextTask } from "../../lib/nextTask.ts";
import "./scene.css";
import { BallFlightPicture } from "./BallFlightPicture.tsx";
import { weatherOf } from "./ballFlight.ts";
import type { Stage } from "./shownHole.ts";
import { pictureWords } from "./texts/en/words.ts";

interface SceneProps {
  stage: Stage;
  hole: { hole: number; par: number; yards: number };
  course: string;
  /** The dice were just rolled: the ball's flight is animated. */
  fresh: boolean;
}

export default function Scene({ stage, hole, course, fresh }: SceneProps) {
  const [box, frame] = useFrame();
  const clip = useId();
  const { play } = stage;
  const land = useMemo(
    () => landOf({ par: hole.par, yards: hole.yards, course, hole: hole.hole }, frame),
    [hole.par, hole.yards, hole.hole, course, frame],
  );
  const weather = weatherOf(play?.dice);
  const key = `${stage.seat}/${stage.round}/${stage.at}/${play?.rolls ?? 0}`;
  return (
    <svg
      ref={box}
      class="dg-hole"
      viewBox={`0 0 ${frame.w} ${frame.h}`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={pictureWords(hole.hole, play)}
    >
      <Sky land={land} weather={weather} />
      <Hole land={land} id={`fw${clip}`} />
      <Clouds land={land} weather={weather} />
      <Golfer golfer={land.golfer} />
      <Flag land={land} weather={weather} />
      {play && <BallFlightPicture key={key} play={play} land={land} fresh={fresh} />}
    </svg>
  );
}

const STEP = 16;

/** Returns the frame for the box: on phones one unit is one px, on wide screens things are larger. Its height changes in steps, so that a
 * browser toolbar that appears does not move the hole. Null if the box is not visible. */
function frameOf(box: Element | null): Frame | null {
  const { width = 0, height = 0 } = box?.getBoundingClientRect() ?? {};
  if (!width || !height) return null;
  const scale = Math.max(1, Math.min(1.6, width / 440));
  return { w: Math.round(width / scale), h: Math.max(176, Math.ceil(height / scale / STEP) * STEP) };
}

function useFrame() {
  const box = useRef<SVGSVGElement>(null);
  const [frame, setFrame] = useState<Frame>({ w: 390, h: 320 });
  const drawn = useRef(frame);
  drawn.current = frame;
  useLayoutEffect(() => {
    const measure = () => {
      const next = frameOf(box.current);
      const { w, h } = drawn.current;
      if (next && (next.w !== w || next.h !== h)) setFrame(next);
    };
    measure();
    const watch = new ResizeObserver(() => {
      const next = frameOf(box.current);
      // The current drawing covers a lower box, so redrawing can wait until the table is laid out and painted.
      if (next?.w === drawn.current.w && next.h < drawn.current.h) void nextTask().then(measure);
      else measure();
    });
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  return [box, frame] as const;
}
