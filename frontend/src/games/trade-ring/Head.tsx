/** Over the picture: back, whose turn it is and how long it can go on, the pot, and the table of hands. */

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Art } from "../../art/Art.tsx";
import { Chip } from "../../art/playing-cards/Card.tsx";
import { chipWords } from "./words.ts";

interface HeadProps {
  /** Whose turn, and how long it can go on. */
  turn: { who: string; left: string };
  /** Null where no chips are played. */
  pot: number | null;
  replay: boolean;
  goBack(): void;
  openHands(): void;
}

/** The title takes the focus that nothing has, so that who comes here by keyboard starts at the top. */
function useFirstFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return title;
}

export function Head({ turn, pot, replay, goBack, openHands }: HeadProps) {
  const heading = useFirstFocus();
  const way = replay ? "Back to the result" : "Back to your tables";
  return (
    <header class="tr-head">
      <button type="button" class="ib" aria-label={way} title={way} onClick={goBack}>
        <Art name="icon-back" />
      </button>
      <div class="title">
        <h1 class="display" tabIndex={-1} ref={heading}>
          The Trading Ring
        </h1>
        <p class="num">
          <span>{turn.who}</span>
          {turn.left}
        </p>
      </div>
      {pot !== null && (
        <span class="pot num" role="img" aria-label={`${chipWords(pot)} in the pot`}>
          <Chip size={22} />
          <span class="word">Pot </span>
          {pot}
        </span>
      )}
      <button type="button" class="ib" aria-label="Hands and rules" title="Hands and rules" onClick={openHands}>
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M12 6C9.5 4 6 3.7 2.5 4.2V19C6 18.5 9.5 18.8 12 20.8 14.5 18.8 18 18.5 21.5 19V4.2C18 3.7 14.5 4 12 6ZM12 6V20.5"
            fill="none"
            stroke="currentColor"
            stroke-width="2.2"
            stroke-linejoin="round"
          />
        </svg>
      </button>
    </header>
  );
}
