/** Who won, and the cards of the last round. */

import { groupsOf } from "../table/podium.ts";
import type { Outcome } from "../types.ts";
import { Card } from "./Card.tsx";
import type { TinyFinished } from "./state.ts";
import * as say from "./texts/en/definition.ts";
import "./table.css";

export function outcome(view: TinyFinished): Outcome {
  const groups = groupsOf(view, (words, _, { score }) => ({ score: String(score), words }));
  const [{ words, seats, score }] = groups as [(typeof groups)[0]];
  const several = seats.length > 1 || seats.includes(view.you ?? -1);
  return { title: say.won(words, several), line: `${say.points(Number(score))}.`, groups };
}

export default function Result({ view: { state } }: { view: TinyFinished }) {
  return (
    <>
      <h2>{say.LAST}</h2>
      <p class="ln-last">
        {state.last?.map((number, seat) => (
          <Card key={seat} number={number} />
        ))}
      </p>
    </>
  );
}
