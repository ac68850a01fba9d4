/** Talk as a column of its own on wide screens: what was said, one-tap phrases, and a line to say more. */

import { useEffect, useRef } from "preact/hooks";
import { SeatMark } from "../../art/Art.tsx";
import * as text from "../../texts/en/talk.ts";
import { SayLine } from "../../ui/SayLine.tsx";
import { hourWords } from "../../ui/time.ts";
import { last } from "../lists.ts";
import { namesOf } from "../seats.ts";
import { TalkButton } from "./Head.tsx";
import { Phrases } from "./Phrases.tsx";
import type { TalkProps } from "./TalkLine.tsx";
import "./talk.css";
import "./talk-column.css";

export function TalkColumn({ table: { view, messages, say, openChat, unread }, phrases, motto }: TalkProps) {
  const list = useRef<HTMLOListElement>(null);
  const latest = last(messages)?.n;
  useEffect(() => {
    list.current!.scrollTop = list.current!.scrollHeight;
  }, [latest]);
  return (
    <section class="tb-chat" aria-label={text.TALK}>
      <header>
        <h2 class="label">{motto}</h2>
        <TalkButton unread={unread} act={openChat} />
      </header>
      <ol ref={list} aria-live="polite" aria-label={text.MESSAGES}>
        {messages.length === 0 && <li class="note">{text.NOTHING}</li>}
        {messages.map(({ n, seat, text, at }) => (
          <li key={n} class={seat === view.you ? "mine" : ""}>
            <SeatMark seat={seat} size={18} />
            <p>
              <b>{namesOf(view)(seat)}</b> <time class="num">{hourWords(at)}</time>
              <span>{text}</span>
            </p>
          </li>
        ))}
      </ol>
      <Phrases phrases={phrases} say={say} />
      {view.you !== null && <SayLine say={say} />}
    </section>
  );
}
