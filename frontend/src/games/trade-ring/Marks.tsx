import { runsOf } from "./runs.ts";
import type { Card, Value } from "./state.ts";
import "./comes.css";

/** Marks below the cards that would make the value hand: one for each run of neighbours. */
export default function Marks({ cards, value }: { cards: readonly (Card | null)[]; value: Value }) {
  return (
    <>
      {runsOf(cards.map((card) => card !== null && value.cards.includes(card))).map(({ from, length }) => (
        <span key={from} class="brk then" style={{ gridColumn: `${from + 1} / span ${length}` }} />
      ))}
    </>
  );
}
