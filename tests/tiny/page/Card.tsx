import { card } from "./texts/en/table.ts";

/** A card with its number, or an empty place. */
export function Card({ number }: { number: number | null }) {
  if (number === null) return <span class="ln-card none" />;
  return (
    <span class="ln-card num" role="img" aria-label={card(number)}>
      {number}
    </span>
  );
}
