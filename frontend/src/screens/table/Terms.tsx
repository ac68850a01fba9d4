import type { View } from "../../api/types.ts";
import { definitionOf } from "../../games/loadDefinition.tsx";
import * as texts from "../../texts/en/lobby-poster.ts";
import { WHOLE_GAME } from "../../texts/en/pace.ts";
import { clockWords } from "../../ui/dates.ts";
import { capital } from "../../ui/namesAndScores.ts";
import { paceNote } from "../../ui/paceWords.ts";
import "./terms.css";

/** Returns "Dice Golf at Pebble Coast", after the table's name if it has one. */
export function whatWords(view: View): string {
  return texts.what(definitionOf(view.game)?.words.name ?? view.game, view.course?.name ?? null, view.name);
}

/** Shows the table's terms as three facts. */
export function Terms({ view }: { view: View }) {
  const { facts, note } = definitionOf(view.game)?.terms(view) ?? { facts: [], note: "" };
  const { bank, off } = view.pace;
  const clock = bank ? [WHOLE_GAME, clockWords(bank.hours)] : [texts.EACH_MOVE, capital(clockWords(view.clock_hours))];
  const notes = [note, paceNote(bank, off)].filter(Boolean).join(" ");
  return (
    <>
      <dl class="terms num">
        {[...facts, clock].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {notes && <p class="note terms-note">{notes}</p>}
    </>
  );
}
