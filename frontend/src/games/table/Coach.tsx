/** The coach at a first table: points at what is new and blocks nothing. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import * as say from "../../texts/en/coach.ts";
import "./coach.css";
import { allOf, type Coaching, keepCoach, type Lessons, recallCoach } from "./coachLessons.ts";

interface CoachProps<P extends string> {
  lessons: Lessons<P>;
  /** The coach may be offered now, to players who have not met it. */
  offers: boolean;
  /** Returns the next thing to point at, given what was shown and what the coach points at `now`. */
  pointerOf(seen: readonly P[], now: P | null): P | null;
}

export function Coach<P extends string>({ lessons, offers, pointerOf }: CoachProps<P>) {
  const [coaching, set] = useState(() => recallCoach(lessons));
  const [now, point] = useState<P | null>(null);
  const keep = (next: Coaching<P>) => {
    keepCoach(lessons, next);
    set(next);
  };
  const all = allOf(lessons.said);
  const seen = typeof coaching === "object" ? coaching.seen : null;
  const pointer = seen && pointerOf(seen, now);
  // A shown lesson counts as seen, even if the player goes on without answering.
  useLayoutEffect(() => {
    if (pointer === now) return;
    point(pointer);
    if (pointer) keep({ seen: [...seen!, pointer] });
  }, [pointer]);
  const off = () => keep("off");
  if (coaching === "asked" && offers)
    return (
      <Bar yes={say.YES} act={() => keep({ seen: [] })} no={say.NO_THANKS} off={off}>
        {lessons.offer}
      </Bar>
    );
  if (!pointer || pointer !== now) return null;
  return (
    <Bar yes={say.GOT_IT} act={() => point(null)} no={say.NO_COACH} off={off}>
      <Pointed at={lessons.at[pointer]} />
      {lessons.said[pointer]}
      <span>
        {all.map((one, index) => (
          <i key={one} class={index < seen!.length ? "on" : ""} />
        ))}
        <span class="vh">{say.of(seen!.length, all.length)}</span>
      </span>
    </Bar>
  );
}

interface BarProps {
  yes: string;
  act(): void;
  no: string;
  off(): void;
  children: ComponentChildren;
}

/** The coach's bar, over the table's head, where it covers neither controls nor what it points at. */
function Bar({ yes, act, no, off, children }: BarProps) {
  return (
    <aside class="tb-coach" aria-label={say.COACH}>
      <p role="status">{children}</p>
      <button type="button" class="got" onClick={act}>
        {yes}
      </button>
      <button type="button" class="quiet-action" onClick={off}>
        {no}
      </button>
    </aside>
  );
}

/** Highlights what the coach points at. */
function Pointed({ at }: { at: string }) {
  useLayoutEffect(() => {
    const target = document.querySelector(at);
    target?.classList.add("tb-pointed");
    return () => target?.classList.remove("tb-pointed");
  });
  return null;
}
