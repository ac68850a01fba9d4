/** Talk beside the ring on phones; and the deck, where there is no room for it on the ring. */

import { Deck } from "../../art/playing-cards/Deck.tsx";
import { TalkLine } from "../table/TalkLine.tsx";
import type { TableProps } from "../types.ts";
import { phrasesOf } from "./phrases.ts";
import type { Stage } from "./stage.ts";
import type { RingState } from "./state.ts";
import { heapWords, LEFT } from "./texts/en/piles.ts";
import { PROMISE } from "./texts/en/talk.ts";
import "./heap.css";

interface TalkProps extends TableProps<RingState> {
  stage: Stage;
  /** Deck and discard pile stand here. */
  heap: boolean;
  seeGone(): void;
}

export default function Talk(props: TalkProps) {
  return (
    <>
      <TalkLine table={props} phrases={phrasesOf(props.view)} motto={PROMISE} />
      {props.heap && <Heap {...props} />}
    </>
  );
}

/** What is left and what is gone, in a button that tells which. */
function Heap({ stage, view, seeGone }: TalkProps) {
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
