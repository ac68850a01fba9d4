import { Choice } from "../../ui/Choice.tsx";
import { ROUND, round as roundWords } from "./texts/en/scorecard.ts";

interface RoundChoiceProps {
  rounds: number;
  /** The selected round, from 1. */
  round: number;
  show(round: number): void;
}

/** Chooses which round the scorecard shows. */
export default function RoundChoice({ rounds, round, show }: RoundChoiceProps) {
  const options = Array.from({ length: rounds }, (_, index) => String(index + 1));
  return (
    <Choice
      legend={ROUND}
      look="hidden"
      value={String(round)}
      options={options.map((value) => ({ value, label: roundWords(Number(value)) }))}
      onChange={(value) => show(Number(value))}
    />
  );
}
