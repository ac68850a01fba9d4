/** The chat beside the ring, and the deck if there is no room for it on the ring. */

import { Deck } from "../../art/playing-cards/Deck.tsx";
import { ChatColumn } from "../table/ChatColumn.tsx";
import { ChatLine } from "../table/ChatLine.tsx";
import type { TableProps } from "../types.ts";
import { phrasesOf } from "./phrases.ts";
import type { Stage } from "./shownRing.ts";
import type { RingState } from "./state.ts";
import { heapWords, LEFT } from "./texts/en/piles.ts";
import { PROMISE } from "./texts/en/talk.ts";
import "./heap.css";

interface ChatAndDeckProps {
  table: TableProps<RingState>;
  stage: Stage;
  /** The chat is a column of its own. */
  wide: boolean;
  /** Deck and discard pile are shown here. */
  heap: boolean;
  seeGone(): void;
}

export default function ChatAndDeck(props: ChatAndDeckProps) {
  const { table, wide, heap } = props;
  const talk = { table, phrases: phrasesOf(table.view), motto: PROMISE };
  if (wide) return <ChatColumn {...talk} />;
  return (
    <>
      <ChatLine {...talk} />
      {heap && <Heap {...props} />}
    </>
  );
}

/** A button with the sizes of deck and discard pile. */
function Heap({ stage, table: { view }, seeGone }: ChatAndDeckProps) {
  return (
    <button
      type="button"
      class="tr-heap num"
      aria-label={heapWords(stage.deck, stage.discard.length, view.state.aside)}
      onClick={seeGone}
    >
      <span class="deck" data-spot="deck">
        <span data-spot="gone">
          <Deck cards={stage.deck} />
        </span>
      </span>
      <span>
        <b>{stage.deck}</b> <small>{LEFT}</small>
      </span>
    </button>
  );
}
