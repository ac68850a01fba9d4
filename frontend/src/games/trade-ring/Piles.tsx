/** Deck, discard pile and unknown cards, on the ring. */

import { Card, Outline } from "../../art/playing-cards/Card.tsx";
import { Deck } from "../../art/playing-cards/Deck.tsx";
import type { RingProps } from "./ringProps.ts";
import { nameOf } from "./state.ts";
import * as text from "./texts/en/piles.ts";
import "./piles.css";

const SHOWN = 3;

export default function Piles({ view, stage, layout, at, open }: RingProps) {
  const { aside } = view.state;
  const { deck, gone, aside: away } = layout.piles;
  const top = stage.discard.slice(-SHOWN);
  return (
    <>
      <div class="tr-pile" data-spot="deck" style={at(deck)} role="img" aria-label={text.leftWords(stage.deck)}>
        <Deck cards={stage.deck} />
        <span class="num">{text.left(stage.deck)}</span>
      </div>
      <button type="button" class="tr-pile" data-spot="gone" style={at(gone)} onClick={() => open("gone")}>
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
