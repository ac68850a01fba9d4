/** Talk beside the ring on phones, in one line: what was said last, then what one may say with a tap; and the deck beside it. */

import { SeatMark } from "../../art/Art.tsx";
import { last } from "../lists.ts";
import { namesOf } from "../seats.ts";
import { TalkButton } from "../table/Head.tsx";
import type { TableProps } from "../types.ts";
import { Phrases } from "./Phrases.tsx";
import { Deck } from "./Piles.tsx";
import type { Stage } from "./stage.ts";
import type { RingState } from "./state.ts";
import { heapWords, LEFT } from "./texts/en/piles.ts";
import { PROMISE, TALK } from "./texts/en/talk.ts";
import "./talk.css";

interface TalkProps extends TableProps<RingState> {
  stage: Stage;
  /** Deck and discard pile stand here, as there is no room for them on the ring. */
  heap: boolean;
  seeGone(): void;
}

export default function Talk(props: TalkProps) {
  const { view, messages, say, openChat, unread, heap } = props;
  const latest = last(messages);
  return (
    <>
      <section class="tr-talk" aria-label={TALK}>
        <TalkButton unread={unread} act={openChat} />
        <div class="line">
          <p aria-live="polite">
            {latest ? (
              <>
                <SeatMark seat={latest.seat} size={18} /> <b>{namesOf(view)(latest.seat)}</b> {latest.text}
              </>
            ) : (
              view.you === null && PROMISE
            )}
          </p>
          <Phrases view={view} say={say} />
        </div>
      </section>
      {heap && <Heap {...props} />}
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
      <Deck cards={stage.deck} />
      <span>
        <b>{stage.deck}</b> <small>{LEFT}</small>
      </span>
    </button>
  );
}
