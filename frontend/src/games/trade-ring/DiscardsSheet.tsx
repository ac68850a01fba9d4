import { SuitSign } from "../../art/playing-cards/Card.tsx";
import { isRed, rankOf, SUITS, type Suit, suitOf } from "../../art/playing-cards/names.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import { wordsOf } from "./handWords.ts";
import { nameOf, type RingView } from "./state.ts";
import { goneNote, goneOf, goneTitle } from "./texts/en/hands.ts";
import "./discards.css";

const RANKS = 13;

/** Shows the discards in rows by suit, with the cards that may still come. */
export default function DiscardsSheet({ view, onClose }: { view: RingView; onClose(): void }) {
  const { discard, aside, deck } = view.state;
  const gone = new Set(discard);
  return (
    <Sheet title={goneTitle(discard.length)} onClose={onClose}>
      <ul class="tr-gone num">
        {(Object.keys(SUITS) as Suit[]).map((suit) => {
          const cards = Array.from({ length: RANKS * 4 }, (_, card) => card).filter(
            (card) => suitOf(nameOf(card)) === suit,
          );
          const lost = cards.filter((card) => gone.has(card));
          return (
            <li key={suit} class={isRed(suit) ? "red" : ""}>
              <SuitSign suit={suit} size={20} />
              <span class="vh">{goneOf(SUITS[suit], lost.map(wordsOf))}</span>
              <span class="cells" aria-hidden="true">
                {cards.reverse().map((card) => (
                  <i key={card} class={gone.has(card) ? "lost" : ""}>
                    {rankOf(nameOf(card))}
                  </i>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
      <p class="note">{goneNote(deck, aside)}</p>
    </Sheet>
  );
}
