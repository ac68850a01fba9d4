/** Over the cards: back, whose turn it is, which round this is, and the chat. */

import { useEffect, useRef } from "preact/hooks";
import { Art } from "../../art/Art.tsx";
import { Left } from "../../ui/Clock.tsx";
import { titleWords } from "./texts/en/table.ts";

interface HeadProps {
  turn: string;
  round: number;
  rounds: number;
  deadline: string | null;
  hours: number | null;
  unread: number;
  goBack(): void;
  /** Absent in a replay, which has no chat. */
  openChat?: () => void;
}

export function Head({ turn, round, rounds, deadline, hours, unread, goBack, openChat }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The title takes the focus that nothing has, so that who comes here by keyboard starts at the top.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const news = unread === 1 ? "1 new message" : `${unread} new messages`;
  const way = openChat ? "Back to your tables" : "Back to the result";
  return (
    <header class="bg-head">
      <button type="button" class="round" aria-label={way} title={way} onClick={goBack}>
        <Art name="icon-back" />
      </button>
      <div class="title">
        <p class="turn">{turn}</p>
        <div class="line">
          <h1 class="display" tabIndex={-1} ref={heading}>
            {titleWords(round, rounds)}
          </h1>
          {deadline && <Left deadline={deadline} hours={hours} short />}
        </div>
      </div>
      {openChat && (
        <button
          type="button"
          class="round"
          aria-label={unread ? `The table and its talk, ${news}` : "The table and its talk"}
          title="The table and its talk"
          onClick={openChat}
        >
          <Art name="icon-chat" />
          {unread > 0 && <span class="dot num">{unread > 9 ? "9+" : unread}</span>}
        </button>
      )}
    </header>
  );
}
