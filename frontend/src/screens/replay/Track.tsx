import * as texts from "../../texts/en/replay.ts";
import type { Mark } from "../log/lines.ts";
import type { Span } from "./span.ts";

interface TrackProps {
  at: number;
  span: Span;
  marks: readonly Mark[];
  words: string;
  onSeek(at: number): void;
}

/** So many marks have room for their numbers. */
const NUMBERED = 9;

/** Where one is in the game, with its holes or rounds as marks. Page keys lead from mark to mark. */
export function Track({ at, span: { first, last }, marks, words, onSeek }: TrackProps) {
  const leap = (event: KeyboardEvent) => {
    const to = markBeside(marks, at, event.key);
    if (to === null) return;
    event.preventDefault();
    onSeek(to);
  };
  return (
    <div class="track">
      <label class="vh" for="replay-at">
        {texts.WHERE}
      </label>
      <input
        id="replay-at"
        type="range"
        min={first}
        max={last}
        value={at}
        aria-valuetext={texts.step(at - first, last - first, words)}
        onKeyDown={leap}
        onInput={(event) => onSeek(Number(event.currentTarget.value))}
      />
      <div class="track-marks num" aria-hidden="true">
        {marks.map(({ n, chapter }) => (
          <i key={chapter} class={n <= at ? "gone" : ""} style={{ "--at": place(n, first, last) }}>
            {marks.length <= NUMBERED && chapter}
          </i>
        ))}
      </div>
    </div>
  );
}

const place = (n: number, first: number, last: number) =>
  last > first ? Math.max(0, (n - first) / (last - first)) : 0;

/** The mark to which a key leads: the one before or after; null for other keys, and where there is none. */
export function markBeside(marks: readonly Mark[], at: number, key: string): number | null {
  if (key === "PageUp") return marks.find(({ n }) => n > at)?.n ?? null;
  if (key === "PageDown") return [...marks].reverse().find(({ n }) => n < at)?.n ?? null;
  return null;
}
