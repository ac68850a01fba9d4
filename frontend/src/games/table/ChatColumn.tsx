/** The chat as a column, on wide screens: messages, phrases, and an input. */

import * as text from "../../texts/en/chat.ts";
import { MessageInput } from "../../ui/MessageInput.tsx";
import type { TalkProps } from "./ChatLine.tsx";
import { TalkButton } from "./Head.tsx";
import { Messages } from "./Messages.tsx";
import { Phrases } from "./Phrases.tsx";
import "./chat.css";
import "./chat-column.css";

export function ChatColumn({ table: { view, messages, say, openChat, unread }, phrases, motto }: TalkProps) {
  return (
    <section class="tb-chat" aria-label={text.TALK}>
      <header>
        <h2 class="label">{motto}</h2>
        <TalkButton unread={unread} act={openChat} />
      </header>
      <Messages view={view} messages={messages} />
      <Phrases phrases={phrases} say={say} />
      {view.you !== null && <MessageInput say={say} />}
    </section>
  );
}
