import * as texts from "../../texts/en/replay.ts";
import "./replay.css";

interface ControlsProps {
  at: number;
  first: number;
  last: number;
  playing: boolean;
  lost: boolean;
  onSeek(at: number): void;
  onPlay(playing: boolean): void;
}

/** Back, on, and by itself; put where a player's actions would be. */
export function Controls({ at, first, last, playing, lost, onSeek, onPlay }: ControlsProps) {
  const over = at >= last;
  const play = () => {
    if (over) onSeek(first);
    onPlay(!playing);
  };
  return (
    <div class="replay-controls">
      <label class="vh" for="replay-at">
        {texts.WHERE}
      </label>
      <input
        id="replay-at"
        type="range"
        min={first}
        max={last}
        value={at}
        aria-valuetext={texts.step(at - first, last - first)}
        onInput={(event) => {
          onPlay(false);
          onSeek(Number(event.currentTarget.value));
        }}
      />
      <div>
        <Step label={texts.BACK} disabled={at <= first} path="M17 5 8 12l9 7zM7 5v14" onClick={() => onSeek(at - 1)} />
        <button type="button" class="main-action" onClick={play}>
          {lost ? texts.LOST : playing ? texts.PAUSE : over ? texts.AGAIN : texts.PLAY}
        </button>
        <Step label={texts.ON} disabled={over} path="m7 5 9 7-9 7zM17 5v14" onClick={() => onSeek(at + 1)} />
      </div>
    </div>
  );
}

interface StepProps {
  label: string;
  path: string;
  disabled: boolean;
  onClick(): void;
}

function Step({ label, path, disabled, onClick }: StepProps) {
  return (
    <button type="button" class="side-action" aria-label={label} disabled={disabled} onClick={onClick}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
      </svg>
    </button>
  );
}
