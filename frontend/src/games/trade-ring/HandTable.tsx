/** The ten hand types, lowest first, with examples, and how hands of one type compare. */

import { straights } from "#data/trade_ring/cards.json";
import { Card } from "../../art/playing-cards/Card.tsx";
import { hands } from "./examples.json";
import { COMPARED, inARow, NOTES, YOURS } from "./texts/en/hands.ts";
import { handType } from "./texts/en/words.ts";
import "./hand-table.css";

/** The types of hands (T-20), lowest first, each with an example. */
const HAND_TYPES = Object.entries(hands).map(([type, example]) => {
  const run = (straights as Record<string, number>)[type];
  return { type, example, note: run ? inARow(run) : (NOTES[type] ?? "") };
});

/** Shows the ranking. `own`: the type of the player's hand. */
export function HandTable({ own = null }: { own?: string | null }) {
  return (
    <ol class="tr-types">
      {HAND_TYPES.map(({ type, example, note }, at) => (
        <li key={type} class={type === own ? "own" : ""}>
          <span class="at num">{at + 1}</span>
          <p>
            <b>{handType(type)}</b>
            <small>{type === own ? YOURS : note}</small>
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

export function HandRules() {
  return (
    <ul class="tr-hand-rules">
      {COMPARED.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
