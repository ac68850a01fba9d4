/** Talk as a column of its own on wide screens: what was said, one-tap phrases, and a line to say more. */

import * as text from "../../texts/en/talk.ts";
import { SayLine } from "../../ui/MessageInput.tsx";
import type { TalkProps } from "./ChatLine.tsx";
import { TalkButton } from "./Head.tsx";
import { Said } from "./Messages.tsx";
import { Phrases } from "./Phrases.tsx";
import "./chat.css";
import "./chat-column.css";

export function TalkColumn({ table: { view, messages, say, openChat, unread }, phrases, motto }: TalkProps) {
  return (
    <section class="tb-chat" aria-label={text.TALK}>
      <header>
        <h2 class="label">{motto}</h2>
        <TalkButton unread={unread} act={openChat} />
      </header>
      <Said view={view} messages={messages} />
      <Phrases phrases={phrases} say={say} />
      {view.you !== null && <SayLine say={say} />}
    </section>
  );
}
