import { Card } from "../../art/playing-cards/Card.tsx";
import { type Card as CardNumber, nameOf } from "./state.ts";
import { coming, UNSEEN } from "./texts/en/later.ts";
import { wordsOf } from "./words.ts";
import "./comes.css";

/** The card that a swap would bring; null is one that nobody has seen. */
export default function Coming({ card }: { card: CardNumber | null }) {
  const words = card === null ? UNSEEN : coming(wordsOf(card));
  return (
    <span class="coming">
      <Card name={card === null ? null : nameOf(card)} words={words} />
    </span>
  );
}
