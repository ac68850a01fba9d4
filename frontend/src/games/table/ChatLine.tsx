/** The chat in one line, on phones: a button, the last message, and phrases. */

import { SeatMark } from "../../art/Art.tsx";
import { TALK } from "../../texts/en/chat.ts";
import { last } from "../lists.ts";
import { namesOf } from "../seatNames.ts";
import type { TableProps } from "../types.ts";
import { TalkButton } from "./Head.tsx";
import { Phrases } from "./Phrases.tsx";
import "./chat.css";

export interface TalkProps {
  table: TableProps;
  /** Suggested messages for the current situation. */
  phrases: string[];
  /** Title of the chat, shown until there are messages. */
  motto: string;
}

export function ChatLine({ table: { view, messages, say, openChat, unread }, phrases, motto }: TalkProps) {
  const latest = last(messages);
  return (
    <section class="tb-talk" aria-label={TALK}>
      <TalkButton unread={unread} act={openChat} />
      <div class="line">
        <p aria-live="polite">
          {latest ? (
            <>
              <SeatMark seat={latest.seat} size={18} /> <b>{namesOf(view)(latest.seat)}</b> {latest.text}
            </>
          ) : (
            phrases.length === 0 && motto
          )}
        </p>
        <Phrases phrases={phrases} say={say} />
      </div>
    </section>
  );
}
