/** The best rounds on a course, filtered by holes, format, period, and best round per player. Across the club's own courses: all rounds, of
 * all time. */

import { useState } from "preact/hooks";
import type { Counted, Period } from "../../api/boards.ts";
import type { Course } from "../../api/types.ts";
import * as texts from "../../texts/en/boards.ts";
import { Choice, type Option } from "../../ui/Choice.tsx";
import { Board } from "./Board.tsx";
import type { Round } from "./lastRound.ts";

/** Names of a game's formats and modes, by option. */
export interface RoundKinds {
  formats: Record<string, string>;
  modes: Record<string, string>;
}

const HOLES = ["front", "back", "18", "72"] as const;
const PERIODS = ["week", "month", "year", "ever"] as const;
const COUNTED = ["best", "all"] as const;

const PERIOD_OPTIONS: Option<Period>[] = PERIODS.map((value) => ({ value, ...texts.PERIODS[value] }));

/** Returns the requested value if it exists, otherwise the usual one. */
const among = <T extends string>(all: readonly T[], asked: string | null | undefined, usual: T): T =>
  all.find((one) => one === asked) ?? usual;

interface CourseRoundsProps {
  game: string;
  /** Null for all of the club's own courses. */
  course: Course | null;
  kinds: RoundKinds;
  /** The initial choice. */
  round: Round | null;
  period: string | null;
}

export function CourseRounds({ game, course, kinds, round, period: asked }: CourseRoundsProps) {
  const formats = Object.keys(kinds.formats);
  const [holes, setHoles] = useState<string>(among(HOLES, round?.holes, "18"));
  const [format, setFormat] = useState(among(formats, round?.format, formats[0] ?? ""));
  const [modes, setModes] = useState(round?.modes ?? "");
  const [period, setPeriod] = useState(among(PERIODS, asked, "ever"));
  const [counted, setCounted] = useState<Counted>("best");
  // Games with formats also have four rounds of a course (72 holes).
  const several = HOLES.filter((value) => value !== "72" || formats.length > 0);
  const whole = !course || course.holes.length === 18;
  const kind = {
    holes: whole ? holes : "all",
    ...(format ? { format } : {}),
    ...(modes ? { modes } : {}),
    ...(course ? { course: course.id, period, rounds: counted } : {}),
  };
  return (
    <>
      <div class="board-kind">
        {course && (
          <Choice<Period>
            look="hidden"
            legend={texts.PERIOD}
            options={PERIOD_OPTIONS}
            value={period}
            onChange={setPeriod}
          />
        )}
        <div>
          {whole && (
            <Pick
              label={texts.HOLES}
              options={Object.fromEntries(several.map((value) => [value, texts.HOLES_NAMES[value]]))}
              value={holes}
              onChange={setHoles}
            />
          )}
          {course && (
            <Pick
              label={texts.COUNTED}
              options={texts.COUNTED_NAMES}
              value={counted}
              onChange={(value) => setCounted(among(COUNTED, value, "best"))}
            />
          )}
          {formats.length > 1 && (
            <Pick label={texts.FORMAT} options={kinds.formats} value={format} onChange={setFormat} />
          )}
          {Object.keys(kinds.modes).length > 0 && (
            <Pick label={texts.MODES} options={withModes(kinds.modes, modes)} value={modes} onChange={setModes} />
          )}
        </div>
      </div>
      {!course && <p class="note">{texts.CLUBS_OWN}</p>}
      <Board game={game} asked={kind} label={texts.BEST_ROUNDS} none={texts.noRound[course ? period : "ever"]} />
    </>
  );
}

/** Returns the choices: no modes, each mode alone, and the modes of the round in the address. */
function withModes(modes: Record<string, string>, chosen: string): Record<string, string> {
  const names = chosen.split(",").map((mode) => modes[mode] ?? mode);
  return { "": texts.NO_MODES, ...modes, ...(chosen in modes || !chosen ? {} : { [chosen]: names.join(" + ") }) };
}

interface PickProps {
  label: string;
  /** Labels by option. */
  options: Readonly<Record<string, string>>;
  value: string;
  onChange(value: string): void;
}

function Pick({ label, options, value, onChange }: PickProps) {
  return (
    <label class="pick">
      <span class="vh">{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {Object.entries(options).map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
