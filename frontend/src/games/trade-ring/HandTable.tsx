/** The ten types of hands, least first, each with an example; and how hands of one type compare. */

import { Card } from "../../art/playing-cards/Card.tsx";
import { HAND_TYPES } from "./handTypes.ts";
import { COMPARED, YOURS } from "./texts/en/hands.ts";
import { handType } from "./texts/en/words.ts";
import "./hand-table.css";

/** `own`: the type that one holds. */
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
