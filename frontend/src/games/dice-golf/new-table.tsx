/** What one may choose of a round: holes, format and pace, each as far as it can be had. */

import { Choice, type Option } from "../../ui/Choice.tsx";
import type { ChoicesProps } from "../types.ts";
import { FORMATS } from "./round.ts";
import { formatOf, type Holes, holesOf, paceOf, stymieFits } from "./wanted.ts";

export { leastSeats, wanted } from "./wanted.ts";

const HOLES: Option<Holes>[] = [
  { value: "front", label: "Front 9" },
  { value: "back", label: "Back 9" },
  { value: "18", label: "All 18" },
  { value: "72", label: "72", spoken: "72, four rounds" },
];

const FORMAT_OPTIONS = Object.entries(FORMATS).map(([value, { name }]) => ({ value, label: name }));

const PACES: Option<"turn" | "own">[] = [
  { value: "turn", label: "In turn" },
  { value: "own", label: "Own pace" },
];

export default function Choices({ course, options, seats, change }: ChoicesProps) {
  const format = formatOf(options, seats);
  const count = course?.holes.length ?? 18;
  const pace = paceOf(options);
  return (
    <>
      {count === 18 ? (
        <Choice
          legend="Holes"
          options={HOLES}
          value={holesOf(options)}
          onChange={(holes) => change({ ...options, holes })}
        />
      ) : (
        <p class="fixed-line">
          <span class="label">Holes</span> {count === 1 ? "The one" : `All ${count}`}
        </p>
      )}
      <div>
        <Choice
          legend="Format"
          options={FORMAT_OPTIONS}
          value={format}
          onChange={(next) => change({ ...options, format: next })}
          scroll
        />
        <p class="note aside">{FORMATS[format]?.meaning}</p>
      </div>
      {stymieFits(options, seats, course) && (
        <div>
          <Choice
            legend="Pace"
            options={PACES}
            value={pace}
            onChange={(next) => change({ ...options, stymie: next === "turn" })}
          />
          <p class="note aside">
            {pace === "turn" ? "One after the other, with the Stymie." : "Everybody plays on when they like."}
          </p>
        </div>
      )}
    </>
  );
}
