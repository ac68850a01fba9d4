/** Over the picture: back, whose turn it is, which hole this is, and the chat. */

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Art } from "../../art/Art.tsx";
import { Left } from "../../ui/Clock.tsx";

interface HeadProps {
  turn: string;
  hole: { hole: number; par: number; yards: number };
  /** Null where there is one round only. */
  round: number | null;
  deadline: string | null;
  hours: number | null;
  unread: number;
  goBack(): void;
  /** Absent in a replay, which has no chat. */
  openChat?: () => void;
}

/** The title takes the focus that nothing has, so that who comes here by keyboard starts at the top. */
function useFirstFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return title;
}

export function Head({ turn, hole, round, deadline, hours, unread, goBack, openChat }: HeadProps) {
  const heading = useFirstFocus();
  const news = unread === 1 ? "1 new message" : `${unread} new messages`;
  const way = openChat ? "Back to your tables" : "Back to the result";
  return (
    <header class="dg-head">
      <button type="button" class="round" aria-label={way} title={way} onClick={goBack}>
        <Art name="icon-back" />
      </button>
      <div class="title">
        <p class="turn">{turn}</p>
        <div class="line">
          <h1 class="display" tabIndex={-1} ref={heading}>
            Hole {hole.hole}
          </h1>
          {deadline && <Left deadline={deadline} hours={hours} short />}
        </div>
        <p class="num">
          {round !== null && `Round ${round}, `}
          {round === null ? "Par" : "par"} {hole.par}, {hole.yards} yards
        </p>
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
