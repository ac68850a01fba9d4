import { Sheet } from "../../ui/Sheet.tsx";
import Scorecard, { type CardProps } from "./Scorecard.tsx";
import { SCORECARDS } from "./texts/en/table.ts";

/** Everybody's card over the table. */
export default function ScoreSheet({ onClose, ...card }: CardProps & { onClose(): void }) {
  return (
    <Sheet title={SCORECARDS} onClose={onClose} name="dg-sheet">
      <Scorecard {...card} />
    </Sheet>
  );
}
