import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { View } from "../../api/types.ts";
import { useDefinition } from "../../games/loadDefinition.tsx";
import { ownSeat } from "../../identity/ownSeats.ts";
import { recall, remember } from "../../identity/storage.ts";
import * as texts from "../../texts/en/keep-seat-offer.ts";
import "./keep-seat-offer.css";
import { turnOver } from "./turnOver.ts";

interface KeepSeatOfferProps {
  view: View;
  busy: boolean;
  onKeep(): void;
}

/** Offers once per device to keep the seat: after the first turn, or at the game's first break, until the next move. It lies over the
 * picture, below the table's head, and covers no controls. */
export default function KeepSeatOffer({ view, busy, onKeep }: KeepSeatOfferProps) {
  const [shown, setShown] = useState(false);
  const offer = useRef<HTMLElement>(null);
  const { definition, ready } = useDefinition(view.game);
  const pauses = ready && definition?.pauses?.(view) !== false;
  const waits = !busy && pauses && turnOver(view, ownSeat(view.table)?.moves ?? []);
  useEffect(() => {
    const due = waits && recall("kept") === null;
    if (due) remember("kept", "later");
    setShown(due);
  }, [waits]);
  useLayoutEffect(() => {
    const head = document.querySelector('[data-part="head"]');
    if (offer.current && head) offer.current.style.top = `${head.getBoundingClientRect().bottom}px`;
  });
  if (!shown || !waits) return null;
  const close = () => setShown(false);
  const keep = () => {
    close();
    onKeep();
  };
  return (
    <aside class="keep-offer" ref={offer} aria-label={texts.KEEP_SEAT}>
      <p role="status">{texts.WHY}</p>
      <button type="button" class="strip-action" onClick={keep}>
        {texts.KEEP_SEAT}
      </button>
      <button type="button" class="keep-not" aria-label={texts.NOT_NOW} onClick={close}>
        <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 6 12 12M18 6 6 18" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
        </svg>
      </button>
    </aside>
  );
}
