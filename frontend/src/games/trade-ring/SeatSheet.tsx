import { Sheet } from "../../ui/Sheet.tsx";
import { botWords, namesOf } from "../seatNames.ts";
import HandRow from "./HandRow.tsx";
import { handWords } from "./handWords.ts";
import type { RingView } from "./state.ts";
import * as text from "./texts/en/hands.ts";

/** Shows what the viewer knows of a hand: all of it if hands are open, otherwise cards that were seen going there. */
export default function SeatSheet({ view, seat, onClose }: { view: RingView; seat: number; onClose(): void }) {
  const { hand, value, known, cards, chips, active } = view.state.players[seat]!;
  const folded = !active && view.state.phase !== "over";
  return (
    <Sheet title={text.handOf(namesOf(view)(seat))} onClose={onClose}>
      {hand && value ? (
        <>
          <p>{handWords(value)}</p>
          <HandRow cards={hand} counts={value.cards.length} />
        </>
      ) : (
        <>
          <p>{known.length ? text.known(known.length) : text.NOTHING_KNOWN}</p>
          <HandRow cards={known} counts={0} unknown={Math.max(0, cards - known.length)} />
        </>
      )}
      <p class="note">{text.seatNote(botWords(view.seats[seat]), chips, folded)}</p>
    </Sheet>
  );
}
