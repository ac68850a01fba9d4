/** The ten types of hands, least first, each with an example; and how hands of one type compare. */

import { Card } from "../../art/playing-cards/Card.tsx";
import { HAND_TYPES } from "./examples.ts";
import "./hand-table.css";

/** `own`: the type that one holds. */
export function HandTable({ own = null }: { own?: string | null }) {
  return (
    <ol class="tr-types">
      {HAND_TYPES.map(({ type, example, note }, at) => (
        <li key={type} class={type === own ? "own" : ""}>
          <span class="at num">{at + 1}</span>
          <p>
            <b>{type}</b>
            <small>{type === own ? "yours now" : note}</small>
          </p>
          <span class="ex" aria-hidden="true">
            {example.map((name) => (
              <Card key={name} name={name} words={null} />
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** T-21 to T-25 in short. */
export function HandRules() {
  return (
    <ul class="tr-hand-rules">
      <li>A hand counts as the best type that fits, and only the cards that make it are its value hand.</li>
      <li>
        Same type? The single highest card of the value hand decides, then that card’s suit: spades, hearts, clubs,
        diamonds. Nothing below it is compared.
      </li>
      <li>Aces are high, but in a straight next to a two they are low. No straight goes round over the ace.</li>
      <li>Four of one suit are nothing by themselves. Four in a row in one suit are a Low Straight.</li>
    </ul>
  );
}
