import { Sheet } from "../../ui/Sheet.tsx";
import { plural } from "../../ui/words.ts";
import { botWords, namesOf, whose } from "../seats.ts";
import { Row } from "./Row.tsx";
import type { RingView } from "./state.ts";
import { chipWords, handWords } from "./words.ts";

/** What this viewer knows of a hand: all of it where hands are open, else the cards that were seen to go there. */
export default function SeatSheet({ view, seat, onClose }: { view: RingView; seat: number; onClose(): void }) {
  const player = view.state.players[seat]!;
  const { hand, value, known, cards, chips, active } = player;
  const bot = botWords(view.seats[seat]);
  const unknown = Math.max(0, cards - known.length);
  return (
    <Sheet title={`${whose(namesOf(view)(seat))} hand`} onClose={onClose}>
      {hand && value ? (
        <>
          <p>{handWords(value)}</p>
          <Row cards={hand} counts={value.cards.length} />
        </>
      ) : (
        <>
          <p>
            {known.length
              ? `${plural(known.length, "card")} that you saw go there; the rest is hidden.`.replace(/^./, (c) =>
                  c.toUpperCase(),
                )
              : "Nothing is known of it yet. Cards that you see go there are kept in mind for you."}
          </p>
          <Row cards={known} counts={0} unknown={unknown} />
        </>
      )}
      <p class="note">
        {[
          bot && `Played by a bot, ${bot}`,
          chips !== null && `${chipWords(chips)} in hand`,
          !active && view.state.phase !== "over" && "folded: the hand is frozen and counts at the end",
        ]
          .filter(Boolean)
          .join(". ")
          .replace(/^./, (first) => first.toUpperCase())}
      </p>
    </Sheet>
  );
}
