/** Deck, discard pile, and what is unknown, on the ring. */

import { Card } from "../../art/playing-cards/Card.tsx";
import { pilesOf } from "./piles.ts";
import type { Laid } from "./Ring.tsx";
import { Outline } from "./Seat.tsx";
import { nameOf } from "./state.ts";
import * as text from "./texts/en/piles.ts";
import "./piles.css";

const SHOWN = 3;

export default function Piles({ view, stage, layout, at, seeGone }: Laid) {
  const { aside } = view.state;
  const { deck, gone, aside: away } = pilesOf(layout);
  const top = stage.discard.slice(-SHOWN);
  return (
    <>
      <div class="tr-pile" style={at(deck)} role="img" aria-label={text.leftWords(stage.deck)}>
        <Deck cards={stage.deck} />
        <span class="num">{text.left(stage.deck)}</span>
      </div>
      <button type="button" class="tr-pile" style={at(gone)} onClick={seeGone}>
        <span class="vh">{text.PILE}</span>
        <span class="heap" aria-hidden="true">
          {top.length ? top.map((card) => <Card key={card} name={nameOf(card)} words={null} />) : <Outline />}
        </span>
        <span class="num">{text.gone(stage.discard.length)}</span>
        <span class="vh">{text.SEE_WHICH}</span>
      </button>
      {aside > 0 && (
        <div class="tr-pile unknown" style={at(away)} role="img" aria-label={text.asideWords(aside)}>
          <Card name={null} words={null} />
          <span class="num">{text.aside(aside)}</span>
        </div>
      )}
    </>
  );
}

export function Deck({ cards }: { cards: number }) {
  if (cards === 0) return <Outline />;
  return (
    <svg class="pc" viewBox="0 0 60 84" aria-hidden="true">
      {cards > 1 && <rect x="3" y="5" width="58" height="83" rx="7" fill="var(--edge)" />}
      {cards > 2 && <rect x="1.5" y="2.5" width="58" height="83" rx="7" fill="var(--stock)" />}
      <use href="#pc-back" width="60" height="84" />
    </svg>
  );
}
