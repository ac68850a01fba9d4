/** Options of a round: up to two modes, each with a picture, and the holes. */

import { Choice, type Option } from "../../ui/Choice.tsx";
import { later } from "../../ui/lazy.tsx";
import type { ChoicesProps } from "../types.ts";
import { ModePicture } from "./art/ModePicture.tsx";
import "./new-table.css";
import { barredBy, fits, type Holes, holesOf, isFull, type ModeName, modesOf, NAMES } from "./options.ts";
import * as say from "./texts/en/definition.ts";

export { leastPeople, leastSeats, mostSeats, wanted } from "./options.ts";

const ModePictures = later(() => import("./art/ModePictures.tsx"));
const FULL = 18;

export default function Choices({ course, options, change }: ChoicesProps) {
  const chosen = modesOf(options);
  const toggle = (mode: ModeName) =>
    change({ ...options, modes: chosen.includes(mode) ? chosen.filter((one) => one !== mode) : [...chosen, mode] });
  return (
    <>
      <ModePictures />
      <fieldset class="mu-modes">
        <legend>
          <span class="label">{say.MODES}</span> <span>{say.AT_MOST}</span>
        </legend>
        <div>
          {NAMES.map((mode) => (
            <Mode
              key={mode}
              mode={mode}
              on={chosen.includes(mode)}
              why={whyNot(mode, chosen, course)}
              act={() => toggle(mode)}
            />
          ))}
        </div>
      </fieldset>
      {course?.holes.length === FULL ? (
        <Choice
          legend={say.HOLES}
          options={holesFor(chosen)}
          value={holesOf(options)}
          onChange={(holes) => change({ ...options, holes })}
        />
      ) : (
        <p class="fixed-line">
          <span class="label">{say.HOLES}</span> {say.allHoles(course?.holes.length ?? FULL)}
        </p>
      )}
    </>
  );
}

const holesFor = (chosen: readonly ModeName[]): Option<Holes>[] =>
  (["ask", "front", "back", "18"] as const).map((value) => ({
    value,
    label: say.holes[value],
    spoken: say.rounds[value]!,
    disabled: chosen.includes("interesting") && (value === "ask" || value === "18"),
  }));

/** Returns why a mode cannot be combined with the chosen ones; empty if it can. */
function whyNot(mode: ModeName, chosen: readonly ModeName[], course: ChoicesProps["course"]): string {
  if (chosen.includes(mode)) return "";
  const barred = barredBy(mode, chosen);
  if (barred) return say.notWith(barred.by, barred.why === "sides" ? say.BOTH_SIDES : say.OTHER_COUNT);
  if (!fits(mode, course)) return say.NINE_ONLY;
  return isFull(chosen) ? say.TWO_ALREADY : "";
}

interface ModeProps {
  mode: ModeName;
  on: boolean;
  why: string;
  act(): void;
}

function Mode({ mode, on, why, act }: ModeProps) {
  const { name, line, means } = say.modes[mode]!;
  return (
    <>
      <button type="button" class={on ? "on" : ""} aria-pressed={on} disabled={why !== ""} onClick={act}>
        <ModePicture mode={mode} />
        <b>{name}</b>
        <small>{why || line}</small>
      </button>
      {on && <p class="note">{means}</p>}
    </>
  );
}
