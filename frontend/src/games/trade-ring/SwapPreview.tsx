/** The result of a swap: the new card beside the others, with the resulting value hand marked. */

import { Card } from "../../art/playing-cards/Card.tsx";
import { runsOf } from "./cardRuns.ts";
import { wordsOf } from "./handWords.ts";
import { nameOf, type Own, type Preview } from "./state.ts";
import { coming, UNSEEN } from "./texts/en/status.ts";
import "./swap-preview.css";

interface SwapPreviewProps {
  hand: Own["hand"];
  /** Absent if the viewer has not seen the card. */
  preview: Preview | undefined;
}

export function SwapPreview({ hand, preview }: SwapPreviewProps) {
  const card = preview?.card ?? null;
  const counts = [...hand, card].map((one) => one !== null && preview?.value.cards.includes(one) === true);
  return (
    <>
      <div class="place" style={{ gridColumn: hand.length + 1 }}>
        <span class="coming">
          <Card name={card === null ? null : nameOf(card)} words={card === null ? UNSEEN : coming(wordsOf(card))} />
        </span>
      </div>
      {runsOf(counts).map(({ from, length }) => (
        <span key={from} class="brk then" style={{ gridColumn: `${from + 1} / span ${length}` }} />
      ))}
    </>
  );
}
