/** The Trading Ring for beginners; for players at a table, also the hand ranking. */

import { Face } from "../../art/playing-cards/Card.tsx";
import Pictures from "../../art/playing-cards/Pictures.tsx";
import { HandTable } from "./HandTable.tsx";
import type { RingView } from "./state.ts";
import { TITLE } from "./texts/en/hands.ts";

export { steps } from "./texts/en/how.ts";

/** A card is offered, another comes for it, and the hand is better. */
const SHOWN: (string | null)[][] = [["QD"], ["QD", null], ["5D", "5C", "5H"]];

export function Picture({ step }: { step: number }) {
  const cards = SHOWN[step]!;
  return (
    <>
      <Pictures />
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {cards.map((name, at) => (
          <g key={at} class="pc" transform={`translate(${23 + (at - (cards.length - 1) / 2) * 22} 12) scale(0.9)`}>
            {name ? <Face name={name} /> : <use href="#pc-back" width="60" height="84" />}
          </g>
        ))}
      </svg>
    </>
  );
}

export function More({ view }: { view: RingView }) {
  return (
    <>
      <h3>{TITLE}</h3>
      <HandTable own={view.state.own?.value.type ?? null} />
    </>
  );
}
