/** A coach on the first hole: points at what is new, and locks nothing. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import "./coach.css";
import { ALL, AT, type Coaching, keepCoach, type Pointer, pointerOf, recallCoach } from "./coach.ts";
import type { Reveal } from "./reveal.ts";
import * as say from "./texts/en/coach.ts";
import type { Play } from "./usePlay.ts";

export default function Coach({ play, swing }: { play: Play; swing: Reveal | null }) {
  const [coaching, set] = useState(recallCoach);
  const [now, point] = useState<Pointer | null>(null);
  const keep = (next: Coaching) => {
    keepCoach(next);
    set(next);
  };
  const { at, turn } = play.view.state;
  const seen = typeof coaching === "object" ? coaching.seen : null;
  const pointer = seen && pointerOf(seen, { ...play, swing }, now);
  // What was shown counts as said, also to who taps on without an answer.
  useLayoutEffect(() => {
    if (pointer === now) return;
    point(pointer);
    if (pointer) keep({ seen: [...seen!, pointer] });
  }, [pointer]);
  const off = () => keep("off");
  if (coaching === "asked" && at === 0 && turn === 1 && !swing)
    return (
      <Bar yes={say.YES} act={() => keep({ seen: [] })} off={off}>
        {say.OFFER}
      </Bar>
    );
  if (!pointer || pointer !== now) return null;
  return (
    <Bar yes={say.GOT_IT} act={() => point(null)} off={off}>
      <Pointed at={AT[pointer]} />
      {say.said[pointer]}
      <span>
        {ALL.map((one, index) => (
          <i key={one} class={index < seen!.length ? "on" : ""} />
        ))}
        <span class="vh">{say.of(seen!.length, ALL.length)}</span>
      </span>
    </Bar>
  );
}

interface BarProps {
  yes: string;
  act(): void;
  off(): void;
  children: ComponentChildren;
}

/** Over the table's head: it covers neither what one decides by nor what it speaks of. */
function Bar({ yes, act, off, children }: BarProps) {
  return (
    <aside class="mu-coach" aria-label={say.COACH}>
      <p role="status">{children}</p>
      <button type="button" class="got" onClick={act}>
        {yes}
      </button>
      <button type="button" class="quiet-action" onClick={off}>
        {say.NO_COACH}
      </button>
    </aside>
  );
}

/** Sets off what is spoken of. */
function Pointed({ at }: { at: string }) {
  useLayoutEffect(() => {
    const target = document.querySelector(at);
    target?.classList.add("mu-pointed");
    return () => target?.classList.remove("mu-pointed");
  });
  return null;
}
