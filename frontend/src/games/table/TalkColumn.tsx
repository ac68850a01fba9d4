/** Talk as a column of its own on wide screens: what was said, one-tap phrases, and a line to say more. */

import { useEffect, useRef, useState } from "preact/hooks";
import { SeatMark } from "../../art/Art.tsx";
import * as text from "../../texts/en/talk.ts";
import { hourWords } from "../../ui/time.ts";
import { last } from "../lists.ts";
import { namesOf } from "../seats.ts";
import { TalkButton } from "./Head.tsx";
import { Phrases } from "./Phrases.tsx";
import type { TalkProps } from "./TalkLine.tsx";
import "./talk.css";
import "./talk-column.css";

const LONGEST = 280;

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
      {view.you !== null && <Line say={say} />}
    </section>
  );
}

function Line({ say }: { say(text: string): Promise<void> }) {
  const [words, write] = useState("");
  const [busy, setBusy] = useState(false);
  const send = async (event: Event) => {
    event.preventDefault();
    if (!words.trim() || busy) return;
    setBusy(true);
    await say(words.trim());
    write("");
    setBusy(false);
  };
  return (
    <form onSubmit={send}>
      <input
        class="field"
        value={words}
        maxlength={LONGEST}
        autocomplete="off"
        aria-label={text.SAY}
        placeholder={text.SAY}
        onInput={(event) => write(event.currentTarget.value)}
      />
      <button type="submit" class="round" disabled={busy || !words.trim()} aria-label={text.SEND}>
        <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 12h14m-6-7 7 7-7 7" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
        </svg>
      </button>
    </form>
  );
}
