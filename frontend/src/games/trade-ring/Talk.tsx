/** Talk beside the ring on phones: what was said last, and what one may say with a tap. */

import type { Message } from "../../api/types.ts";
import { Art, SeatMark } from "../../art/Art.tsx";
import { last } from "../lists.ts";
import { namesOf } from "../seats.ts";
import { Phrases } from "./Phrases.tsx";
import type { RingView } from "./state.ts";
import "./talk.css";

interface TalkProps {
  view: RingView;
  messages: Message[];
  say(text: string): void;
  openChat(): void;
  unread: number;
}

export default function Talk({ view, messages, say, openChat, unread }: TalkProps) {
  const latest = last(messages);
  const news = unread ? `, ${unread} new` : "";
  return (
    <section class="tr-talk" aria-label="Talk">
      <div class="said">
        <p aria-live="polite">
          {latest ? (
            <>
              <SeatMark seat={latest.seat} size={18} /> <b>{namesOf(view)(latest.seat)}</b> {latest.text}
            </>
          ) : (
            "Talk as you like: a promise binds nobody."
          )}
        </p>
        <button
          type="button"
          class="chat"
          aria-label={`The table and its talk${news}`}
          title="The table and its talk"
          onClick={openChat}
        >
          <Art name="icon-chat" />
          {unread > 0 && <span class="dot num">{unread > 9 ? "9+" : unread}</span>}
        </button>
      </div>
      {view.you !== null && <Phrases view={view} say={say} />}
    </section>
  );
}
