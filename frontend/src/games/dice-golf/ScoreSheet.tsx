import { Sheet } from "../../ui/Sheet.tsx";
import Scorecard, { type CardProps } from "./Scorecard.tsx";
import { scorecardsAt } from "./texts/en/table.ts";

/** The scorecard as a sheet. */
export default function ScoreSheet({ onClose, ...card }: CardProps & { onClose(): void }) {
  return (
    <Sheet title={scorecardsAt(card.view.course?.name)} onClose={onClose} name="dg-sheet">
      <Scorecard {...card} />
    </Sheet>
  );
}
