import type { ComponentChildren } from "preact";
import { keyed } from "./Actions.tsx";
import "./move-stepper.css";

interface MoveStepperProps {
  value: number;
  least: number;
  most: number;
  busy: boolean;
  /** Text alternatives for the buttons and the current value. */
  words: { less: string; more: string; now: string };
  set(value: number): void;
  /** The current value. */
  children: ComponentChildren;
}

/** A number that goes with a move, changed by buttons or by the keys + and −. */
export default function MoveStepper({ value, least, most, busy, words, set, children }: MoveStepperProps) {
  const step = (by: 1 | -1) => {
    return (
      <button
        type="button"
        aria-label={by > 0 ? words.more : words.less}
        {...keyed(by > 0 ? "+" : "-")}
        disabled={busy || value + by < least || value + by > most}
        onClick={() => set(value + by)}
      >
        <span>{by > 0 ? "+" : "−"}</span>
      </button>
    );
  };
  return (
    <span class="tb-stepper num">
      {step(-1)}
      <span class="many" role="status" aria-label={words.now}>
        {children}
      </span>
      {step(1)}
    </span>
  );
}
