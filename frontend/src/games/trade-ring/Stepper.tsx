import { Chip } from "../../art/playing-cards/Card.tsx";
import { keyTitle } from "../../texts/en/table.ts";
import { chipsOf, LESS, MORE, of } from "./texts/en/later.ts";
import "./stepper.css";

interface StepperProps {
  chips: number;
  least: number;
  most: number;
  busy: boolean;
  count(chips: number): void;
}

/** The chips that go with a card. */
export default function Stepper({ chips, least, most, busy, count }: StepperProps) {
  const step = (by: 1 | -1) => {
    const sign = by > 0 ? "+" : "−";
    return (
      <button
        type="button"
        aria-label={by > 0 ? MORE : LESS}
        title={keyTitle(sign)}
        disabled={busy || chips + by < least || chips + by > most}
        onClick={() => count(chips + by)}
      >
        <span>{sign}</span>
      </button>
    );
  };
  return (
    <span class="stepper num">
      {step(-1)}
      <span class="many" role="status" aria-label={chipsOf(chips, most)}>
        <Chip size={20} />
        <b>{chips}</b> {of(most)}
      </span>
      {step(1)}
    </span>
  );
}
