import { useEffect, useRef, useState } from "preact/hooks";
import * as calls from "../../api/calls.ts";
import { Refused, Unanswered } from "../../api/http.ts";
import type { Message, View } from "../../api/types.ts";
import { SeatMark } from "../../art/Art.tsx";
import { hourWords } from "../../ui/time.ts";
import { say } from "../../ui/toast.ts";
import { sayAt } from "./saying.ts";

interface TalkProps {
  view: View;
  messages: Message[];
  onMore(more: Message[]): void;
}

const LONGEST = 280;
const FIRST_SHOWN = 20;

/** What was said at the table, newest last, and the line to say more. */
export function Talk({ view, messages, onMore }: TalkProps) {
  const list = useRef<HTMLOListElement>(null);
  const last = messages[messages.length - 1]?.n;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  return (
    <div class="talk">
      <ol class="said" ref={list} aria-live="polite" aria-label="Messages">
        <Earlier view={view} messages={messages} onMore={onMore} />
        {messages.length === 0 && <li class="note">Nothing was said yet.</li>}
        {messages.map((message) => (
          <Said key={message.n} message={message} view={view} />
        ))}
      </ol>
      {view.you === null ? <p class="note">Only those at the table can talk.</p> : <Line view={view} onMore={onMore} />}
    </div>
  );
}

function Said({ message, view }: { message: Message; view: View }) {
  const mine = message.seat === view.you;
  return (
    <li class={mine ? "mine" : ""}>
      <SeatMark seat={message.seat} />
      <div>
        <p class="who">
          <b>{mine ? "You" : view.seats[message.seat]?.name}</b> <time class="num">{hourWords(message.at)}</time>
        </p>
        <p>{message.text}</p>
      </div>
    </li>
  );
}

/** The door to messages before those that came with the table. */
function Earlier({ view, messages, onMore }: TalkProps) {
  const [cursor, setCursor] = useState<string | null | undefined>(undefined);
  if (messages.length < FIRST_SHOWN || cursor === null) return null;
  const more = async () => {
    try {
      const page = await calls.messages(view.table, cursor ?? null);
      onMore(page.items);
      setCursor(page.cursor);
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unanswered)) throw error;
      say("The earlier messages did not come. Try again in a moment.");
    }
  };
  return (
    <li>
      <button type="button" class="quiet-action" onClick={more}>
        Earlier messages
      </button>
    </li>
  );
}

function Line({ view, onMore }: { view: View; onMore(more: Message[]): void }) {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const send = async (event: Event) => {
    event.preventDefault();
    if (!text.trim() || busy) return;
    setBusy(true);
    if (await sayAt(view.table, text.trim(), onMore)) setText("");
    setBusy(false);
  };
  return (
    <form class="say" onSubmit={send}>
      <label class="vh" for="say">
        Say something
      </label>
      <input
        id="say"
        class="field"
        value={text}
        maxlength={LONGEST}
        autocomplete="off"
        enterkeyhint="send"
        placeholder="Say something"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="round send" disabled={busy || !text.trim()} aria-label="Send">
        <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M4 12h14m-6-7 7 7-7 7"
            fill="none"
            stroke="currentColor"
            stroke-width="2.4"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </svg>
      </button>
    </form>
  );
}
