/** Offers a first table with a coach on a game's rules page. The code that makes it loads on demand, since most visitors only read. */

import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import { NO_CONNECTION } from "../../texts/en/app.ts";
import { lazy } from "../../ui/lazy.tsx";

interface Words {
  PLAY: string;
  AGAINST: string;
}

/** Returns the offer. `load` loads the component that makes the table, or asks for a name first. */
export function firstTable({ PLAY, AGAINST }: Words, load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Make = lazy(load, ({ lost }) => <Offer play={PLAY} note={lost ? NO_CONNECTION : AGAINST} />);
  return function FirstTable() {
    const [wanted, want] = useState(false);
    return wanted ? <Make /> : <Offer play={PLAY} note={AGAINST} onPlay={() => want(true)} />;
  };
}

interface OfferProps {
  play: string;
  note: string;
  /** Absent while the table is being made. */
  onPlay?: (() => void) | undefined;
}

export function Offer({ play, note, onPlay }: OfferProps) {
  return (
    <section translate={false}>
      <button type="button" class="side-action" disabled={!onPlay} onClick={onPlay}>
        {play}
      </button>
      <p class="note">{note}</p>
    </section>
  );
}
