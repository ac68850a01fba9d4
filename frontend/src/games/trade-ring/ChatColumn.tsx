/** Talk as a column beside the ring: what was said, one-tap phrases, and a line to say more. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Message } from "../../api/types.ts";
import { Art, SeatMark } from "../../art/Art.tsx";
import { hourWords } from "../../ui/time.ts";
import { last } from "../lists.ts";
import { namesOf } from "../seats.ts";
import { Phrases } from "./Phrases.tsx";
import type { RingView } from "./state.ts";
import "./talk.css";
import "./chat.css";

const LONGEST = 280;

interface ChatColumnProps {
  view: RingView;
  messages: Message[];
  say(text: string): Promise<void>;
  openChat(): void;
  unread: number;
}

export default function ChatColumn({ view, messages, say, openChat, unread }: ChatColumnProps) {
  const list = useRef<HTMLOListElement>(null);
  const latest = last(messages)?.n;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [latest]);
  return (
    <section class="tr-chat" aria-label="Talk">
      <header>
        <h2 class="label">A promise binds nobody</h2>
        <button
          type="button"
          class="chat"
          aria-label={`The table and its talk${unread ? `, ${unread} new` : ""}`}
          title="The table and its talk"
          onClick={openChat}
        >
          <Art name="icon-chat" />
        </button>
      </header>
      <ol ref={list} aria-live="polite" aria-label="Messages">
        {messages.length === 0 && <li class="note">Nothing was said yet. Bid, bluff, bargain.</li>}
        {messages.map((message) => (
          <li key={message.n} class={message.seat === view.you ? "mine" : ""}>
            <SeatMark seat={message.seat} size={18} />
            <p>
              <b>{namesOf(view)(message.seat)}</b> <time class="num">{hourWords(message.at)}</time>
              <span>{message.text}</span>
            </p>
          </li>
        ))}
      </ol>
      {view.you !== null && (
        <>
          <Phrases view={view} say={say} />
          <Line say={say} />
        </>
      )}
    </section>
  );
}

function Line({ say }: { say(text: string): Promise<void> }) {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const send = async (event: Event) => {
    event.preventDefault();
    if (!text.trim() || busy) return;
    setBusy(true);
    await say(text.trim());
    setText("");
    setBusy(false);
  };
  return (
    <form onSubmit={send}>
      <input
        class="field"
        value={text}
        maxlength={LONGEST}
        autocomplete="off"
        aria-label="Say something"
        placeholder="Say something"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="round" disabled={busy || !text.trim()} aria-label="Send">
        <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 12h14m-6-7 7 7-7 7" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
        </svg>
      </button>
    </form>
  );
}
