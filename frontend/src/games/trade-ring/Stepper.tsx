import { Chip } from "../../art/playing-cards/Card.tsx";
import { chipWords } from "./words.ts";
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
  return (
    <span class="stepper num">
      <button
        type="button"
        aria-label="One chip less"
        title="Key −"
        disabled={busy || chips <= least}
        onClick={() => count(chips - 1)}
      >
        <span>−</span>
      </button>
      <span class="many" role="status" aria-label={`${chipWords(chips)} of ${most}`}>
        <Chip size={22} />
        <b>{chips}</b> of {most}
      </span>
      <button
        type="button"
        aria-label="One chip more"
        title="Key +"
        disabled={busy || chips >= most}
        onClick={() => count(chips + 1)}
      >
        <span>+</span>
      </button>
    </span>
  );
}
