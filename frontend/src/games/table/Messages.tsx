import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Message, View } from "../../api/types.ts";
import { SeatMark } from "../../art/Art.tsx";
import { MESSAGES, NOTHING } from "../../texts/en/chat.ts";
import { hourWords } from "../../ui/dates.ts";
import { last } from "../lists.ts";
import { namesOf } from "../seatNames.ts";
import "./messages.css";

interface MessagesProps {
  view: View;
  messages: Message[];
  /** Content before the messages. */
  children?: ComponentChildren;
}

/** Shows a table's messages, the newest last and scrolled into view. */
export function Messages({ view, messages, children }: MessagesProps) {
  const list = useRef<HTMLOListElement>(null);
  const latest = last(messages)?.n;
  useEffect(() => {
    list.current!.scrollTop = list.current!.scrollHeight;
  }, [latest]);
  return (
    <ol class="said" ref={list} aria-live="polite" aria-label={MESSAGES}>
      {children}
      {messages.length === 0 && <li class="note">{NOTHING}</li>}
      {messages.map((message) => (
        <One key={message.n} message={message} view={view} />
      ))}
    </ol>
  );
}

function One({ view, message: { seat, text, at } }: { view: View; message: Message }) {
  return (
    <li class={seat === view.you ? "mine" : ""}>
      <SeatMark seat={seat} size={18} />
      <div>
        <p class="who">
          <b class="named">{namesOf(view)(seat)}</b> <time class="num">{hourWords(at)}</time>
        </p>
        <p>{text}</p>
      </div>
    </li>
  );
}
