import { useEffect, useRef, useState } from "preact/hooks";
import * as calls from "../../api/calls.ts";
import type { Message, View } from "../../api/types.ts";
import { SeatMark } from "../../art/Art.tsx";
import * as texts from "../../texts/en/table-sheet.ts";
import { MESSAGES, NOTHING } from "../../texts/en/talk.ts";
import { attempt } from "../../ui/attempt.ts";
import { SayLine } from "../../ui/SayLine.tsx";
import { hourWords } from "../../ui/time.ts";
import { sayAt } from "./saying.ts";

interface TalkProps {
  view: View;
  messages: Message[];
  onMore(more: Message[]): void;
}

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
      <ol class="said" ref={list} aria-live="polite" aria-label={MESSAGES}>
        <Earlier view={view} messages={messages} onMore={onMore} />
        {messages.length === 0 && <li class="note">{NOTHING}</li>}
        {messages.map((message) => (
          <Said key={message.n} message={message} view={view} />
        ))}
      </ol>
      {view.you === null ? (
        <p class="note">{texts.ONLY_SEATED_TALK}</p>
      ) : (
        <SayLine say={(text) => sayAt(view.table, text, onMore)} />
      )}
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
          <b class="named">{mine ? texts.YOU : view.seats[message.seat]?.name}</b>{" "}
          <time class="num">{hourWords(message.at)}</time>
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
  const more = () =>
    attempt(async () => {
      const page = await calls.messages(view.table, cursor ?? null);
      onMore(page.items);
      setCursor(page.cursor);
    }, texts.EARLIER_DID_NOT_COME);
  return (
    <li>
      <button type="button" class="quiet-action" onClick={more}>
        {texts.EARLIER}
      </button>
    </li>
  );
}
