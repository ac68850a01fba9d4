import { Outline } from "./Card.tsx";

/** Draws a face-down deck of one, two or more cards. */
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
