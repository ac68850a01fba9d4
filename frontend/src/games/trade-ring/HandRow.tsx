/** A hand as a row of small cards, its value hand under a bracket. */

import { Card } from "../../art/playing-cards/Card.tsx";
import { wordsOf } from "./handWords.ts";
import { type Card as CardNumber, nameOf } from "./state.ts";
import { counts as countsWords, unknown as unknownWords } from "./texts/en/hands.ts";
import "./hand-row.css";

interface HandRowProps {
  cards: readonly CardNumber[];
  /** Number of cards, from the first, that make the value hand. */
  counts: number;
  /** Number of face-down cards after them. */
  unknown?: number;
  /** Cards turn over when they appear. */
  turns?: boolean;
}

export default function HandRow({ cards, counts, unknown = 0, turns = false }: HandRowProps) {
  return (
    <span class={`tr-row${turns ? " turns" : ""}`}>
      {counts > 0 && <span class="brk" style={{ gridColumn: `1 / span ${counts}` }} />}
      {cards.map((card, at) => (
        <span key={card} style={{ gridColumn: at + 1 }}>
          <Card name={nameOf(card)} words={at < counts ? countsWords(wordsOf(card)) : wordsOf(card)} />
        </span>
      ))}
      {Array.from({ length: unknown }, (_, n) => (
        <span key={`u${n}`} style={{ gridColumn: cards.length + n + 1 }}>
          <Card name={null} words={n === 0 ? unknownWords(unknown) : null} />
        </span>
      ))}
    </span>
  );
}
