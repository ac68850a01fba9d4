import * as texts from "../../texts/en/replay.ts";
import type { Mark } from "../log/logLines.ts";
import { markBeside, numbered, type Span, shareAt } from "./replayRange.ts";

interface TimelineProps {
  at: number;
  span: Span;
  marks: readonly Mark[];
  words: string;
  onSeek(at: number): void;
}

/** A slider over the game, with its holes or rounds as marks. Page keys jump from mark to mark. */
export function Timeline({ at, span, marks, words, onSeek }: TimelineProps) {
  const leap = (event: KeyboardEvent) => {
    const to = markBeside(marks, at, event.key);
    if (to === null) return;
    event.preventDefault();
    onSeek(to);
  };
  const { first, last } = span;
  const labelled = numbered(marks, span);
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
        {marks.map(({ n, label }) => (
          <i key={n} class={n <= at ? "past" : ""} style={{ "--at": shareAt(n, span) }}>
            {labelled.has(n) && <span>{label}</span>}
          </i>
        ))}
      </div>
    </div>
  );
}
