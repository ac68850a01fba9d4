/** A number with buttons to decrease and increase it. */

import "./stepper.css";

interface StepperProps {
  legend: string;
  value: number;
  least: number;
  most: number;
  /** The number with its noun: "four rounds". */
  words: string;
  /** Text alternatives of the buttons: "One round fewer" and "One round more". */
  fewer: string;
  more: string;
  onChange(value: number): void;
}

export function Stepper({ legend, value, least, most, words, fewer, more, onChange }: StepperProps) {
  return (
    <fieldset class="choice line">
      <legend class="label">{legend}</legend>
      <div class="stepper">
        <button type="button" aria-label={fewer} disabled={value <= least} onClick={() => onChange(value - 1)}>
          <Sign path="M5 12h14" />
        </button>
        <output aria-live="polite">{words}</output>
        <button type="button" aria-label={more} disabled={value >= most} onClick={() => onChange(value + 1)}>
          <Sign path="M12 5v14M5 12h14" />
        </button>
      </div>
    </fieldset>
  );
}

function Sign({ path }: { path: string }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
    </svg>
  );
}
