/** A coach on the first hole: points at what is new, and locks nothing. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import "./coach.css";
import { ALL, AT, type Coaching, keepCoach, pointerOf, recallCoach } from "./coach.ts";
import * as say from "./texts/en/coach.ts";
import type { Play } from "./usePlay.ts";

export default function Coach({ play, swings }: { play: Play; swings: boolean }) {
  const [coaching, set] = useState(recallCoach);
  const keep = (next: Coaching) => {
    keepCoach(next);
    set(next);
  };
  const first = play.view.state.at === 0;
  const asks = coaching === "asked" && first && play.view.state.turn === 1 && !swings;
  const seen = typeof coaching === "object" ? coaching.seen : [];
  const pointer = typeof coaching === "object" && first ? pointerOf(seen, { ...play, swings }) : null;
  const off = () => keep("off");
  if (asks) return <Offer act={() => keep({ seen: [] })} off={off} />;
  if (!pointer) return null;
  const next = [...seen, pointer];
  return (
    <Bubble
      key={pointer}
      at={AT[pointer]}
      words={say.said[pointer]}
      count={next.length}
      yes={say.GOT_IT}
      act={() => keep(next.length === ALL.length ? "off" : { seen: next })}
      off={off}
    />
  );
}

/** Over the picture's sky. */
function Offer({ act, off }: { act(): void; off(): void }) {
  return (
    <aside class="mu-offer" aria-label={say.COACH}>
      <p role="status">{say.OFFER}</p>
      <button type="button" class="strip-action" onClick={act}>
        {say.YES}
      </button>
      <button type="button" class="tb-icon" aria-label={say.NO_COACH} onClick={off}>
        <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 6 12 12M18 6 6 18" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
        </svg>
      </button>
    </aside>
  );
}

interface BubbleProps {
  /** What it points at. */
  at: string;
  words: string;
  count: number;
  yes: string;
  act(): void;
  off(): void;
}

/** Beside what it points at: above it in the lower half of the page, else below. */
function Bubble({ at, words, count, yes, act, off }: BubbleProps) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const target = document.querySelector(at);
    const place = () => {
      if (!target || !box.current) return;
      const { top, bottom, left, width } = target.getBoundingClientRect();
      const above = top + bottom > innerHeight;
      const { style } = box.current;
      style.top = above ? "auto" : `${Math.min(bottom + 10, innerHeight - box.current.offsetHeight - 8)}px`;
      style.bottom = above
        ? `${Math.max(8, Math.min(innerHeight - top + 14, innerHeight - box.current.offsetHeight - 8))}px`
        : "auto";
      style.setProperty("--tip", `${left + width / 2}px`);
      box.current.classList.toggle("above", above);
    };
    place();
    target?.classList.add("mu-pointed");
    addEventListener("resize", place);
    return () => {
      target?.classList.remove("mu-pointed");
      removeEventListener("resize", place);
    };
  });
  return (
    <aside class="mu-coach" ref={box} aria-label={say.COACH}>
      <p role="status">{words}</p>
      <div>
        <span class="num">
          {ALL.map((one, index) => (
            <i key={one} class={index < count ? "on" : ""} />
          ))}
          <span class="vh">{say.of(count, ALL.length)}</span>
        </span>
        <button type="button" class="quiet-action" onClick={off}>
          {say.NO_COACH}
        </button>
        <button type="button" class="got" onClick={act}>
          {yes}
        </button>
      </div>
    </aside>
  );
}
