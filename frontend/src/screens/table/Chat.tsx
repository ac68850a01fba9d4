import { useState } from "preact/hooks";
import * as calls from "../../api/tables.ts";
import type { Message, View } from "../../api/types.ts";
import { Messages } from "../../games/table/Messages.tsx";
import * as texts from "../../texts/en/table-sheet.ts";
import { attempt } from "../../ui/attempt.ts";
import { MessageInput } from "../../ui/MessageInput.tsx";
import { sendMessage } from "./sendMessage.ts";

interface ChatProps {
  view: View;
  messages: Message[];
  onMore(more: Message[]): void;
}

const FIRST_SHOWN = 20;

/** Shows a table's messages, and the input. */
export function Chat({ view, messages, onMore }: ChatProps) {
  return (
    <div class="talk">
      <Messages view={view} messages={messages}>
        <Earlier view={view} messages={messages} onMore={onMore} />
      </Messages>
      {view.you === null ? (
        <p class="note">{texts.ONLY_SEATED_TALK}</p>
      ) : (
        <MessageInput say={(text) => sendMessage(view.table, text, onMore)} />
      )}
    </div>
  );
}

/** A button that loads earlier messages. */
function Earlier({ view, messages, onMore }: ChatProps) {
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
