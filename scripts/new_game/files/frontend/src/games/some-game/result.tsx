/** Who won, and what everybody picked. */

import { groupsOf } from "../table/podium.ts";
import type { Outcome } from "../types.ts";
import { Seats } from "./Seats.tsx";
import type { SomeGameFinished } from "./state.ts";
import * as say from "./texts/en/definition.ts";
import "./table.css";

export function outcome(view: SomeGameFinished): Outcome {
  const groups = groupsOf(view, (words, _, { score }) => ({ score: String(score), words }));
  const [{ words, seats, score }] = groups as [(typeof groups)[0]];
  const several = seats.length > 1 || seats.includes(view.you ?? -1);
  return { title: say.won(words, several), line: say.highest(score), groups };
}

export default function Result({ view }: { view: SomeGameFinished }) {
  return (
    <>
      <h2>{say.PICKED}</h2>
      <Seats view={view} />
    </>
  );
}
