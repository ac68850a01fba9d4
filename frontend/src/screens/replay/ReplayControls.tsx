import type { ComponentChildren } from "preact";
import * as texts from "../../texts/en/replay.ts";
import type { Mark } from "../log/logLines.ts";
import "./replay.css";
import { nextPace, type Span } from "./replayRange.ts";
import { Timeline } from "./Timeline.tsx";

interface ReplayControlsProps {
  at: number;
  span: Span;
  marks: readonly Mark[];
  /** The last event in words. */
  words: string;
  playing: boolean;
  pace: number;
  lost: boolean;
  onSeek(at: number): void;
  /** Moves by this many steps from the last requested one, even if that is not drawn yet. */
  onStep(by: number): void;
  onPlay(playing: boolean): void;
  onPace(pace: number): void;
  onList(): void;
}

/** The replay's controls in place of the actions: timeline, back, forward and autoplay. */
export function ReplayControls(props: ReplayControlsProps) {
  const { at, span, playing, pace, lost, onSeek, onStep, onPlay, onPace, onList } = props;
  const { first, last } = span;
  const over = at >= last;
  const seek = (to: number) => {
    onPlay(false);
    onSeek(to);
  };
  const step = (by: number) => {
    onPlay(false);
    onStep(by);
  };
  return (
    <div class="replay-controls">
      <Timeline {...props} onSeek={seek} />
      <div>
        <Step label={texts.BACK} disabled={at <= first} onClick={() => step(-1)}>
          <Sign path="M17 5 8 12l9 7zM7 5v14" />
        </Step>
        <button type="button" class="main-action" onClick={() => onPlay(!playing)}>
          {lost ? texts.LOST : playing ? texts.PAUSE : over ? texts.AGAIN : texts.PLAY}
        </button>
        <Step label={texts.ON} disabled={over} onClick={() => step(1)}>
          <Sign path="m7 5 9 7-9 7zM17 5v14" />
        </Step>
        <Step label={texts.paceLabel(pace)} onClick={() => onPace(nextPace(pace))}>
          <b class="num">{texts.pace(pace)}</b>
        </Step>
        <Step label={texts.LIST} dialog onClick={onList}>
          <Sign path="M4 6h2M4 12h2M4 18h2M10 6h10M10 12h10M10 18h10" />
        </Step>
      </div>
    </div>
  );
}

interface StepProps {
  label: string;
  disabled?: boolean;
  /** It opens a sheet. */
  dialog?: boolean;
  onClick(): void;
  children: ComponentChildren;
}

function Step({ label, disabled = false, dialog = false, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      class="side-action"
      aria-label={label}
      aria-haspopup={dialog ? "dialog" : undefined}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

const Sign = ({ path }: { path: string }) => (
  <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
  </svg>
);
