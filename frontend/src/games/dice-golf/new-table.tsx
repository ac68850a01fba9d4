/** Options of a round that fit together: holes, format and pace. */

import { Choice, type Option } from "../../ui/Choice.tsx";
import type { ChoicesProps } from "../types.ts";
import { hasPartners } from "./formats.ts";
import { formatOf, type Holes, holesOf, paceOf, stymieFits } from "./options.ts";
import * as texts from "./texts/en/definition.ts";

export { leastSeats, wanted } from "./options.ts";

const HOLES: Option<Holes>[] = [
  { value: "front", label: texts.holes.front },
  { value: "back", label: texts.holes.back },
  { value: "18", label: texts.holes[18] },
  { value: "72", label: texts.holes[72], spoken: texts.FOUR_ROUNDS },
];

const FORMAT_OPTIONS = Object.entries(texts.formats).map(([value, { name }]) => ({ value, label: name }));

const PACES: Option<"turn" | "own">[] = [
  { value: "turn", label: texts.IN_TURN },
  { value: "own", label: texts.OWN_PACE },
];

export default function Choices({ course, options, seats, change }: ChoicesProps) {
  const format = formatOf(options, seats);
  const count = course?.holes.length ?? 18;
  const pace = paceOf(options, seats);
  return (
    <>
      {count === 18 ? (
        <Choice
          legend={texts.HOLES}
          options={HOLES}
          value={holesOf(options)}
          onChange={(holes) => change({ ...options, holes })}
        />
      ) : (
        <p class="fixed-line">
          <span class="label">{texts.HOLES}</span> {texts.allHoles(count)}
        </p>
      )}
      <div>
        <Choice
          legend={texts.FORMAT}
          options={FORMAT_OPTIONS}
          value={format}
          onChange={(next) => change({ ...options, format: next })}
          scroll
        />
        <p class="note aside">
          {texts.formats[format]?.meaning} {hasPartners(format) && texts.PARTNERS}
        </p>
      </div>
      {stymieFits(options, seats, course) && (
        <div>
          <Choice
            legend={texts.PACE}
            options={PACES}
            value={pace}
            onChange={(next) => change({ ...options, stymie: next === "turn" })}
          />
          <p class="note aside">{pace === "turn" ? texts.IN_TURN_MEANS : texts.ownPaceMeans(seats)}</p>
        </div>
      )}
    </>
  );
}
