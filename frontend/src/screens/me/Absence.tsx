import { useState } from "preact/hooks";
import * as texts from "../../texts/en/play-times.ts";
import { untilWords } from "../../ui/futureDates.ts";
import { daysToChoose, morningOf } from "./awayUntil.ts";

interface AbsenceProps {
  /** End of the current absence; null if there is none. */
  until: string | null;
  busy: boolean;
  say(until: string | null): Promise<boolean>;
}

/** Sets and ends an absence. */
export function Absence({ until, busy, say }: AbsenceProps) {
  const [day, setDay] = useState("");
  const { first, last } = daysToChoose();
  const end = morningOf(day);
  if (until !== null)
    return (
      <p class="own-line">
        <span>{texts.youAway(untilWords(until))}</span>
        <button type="button" class="side-action" disabled={busy} onClick={() => say(null)}>
          {texts.I_AM_BACK}
        </button>
      </p>
    );
  return (
    <div class="absence">
      <label class="label" for="away-until">
        {texts.AWAY_UNTIL}
      </label>
      <input
        id="away-until"
        class="field num"
        type="date"
        min={first}
        max={last}
        value={day}
        aria-describedby="away-more"
        onInput={(event) => setDay(event.currentTarget.value)}
      />
      <button type="button" class="side-action" disabled={busy || end === null} onClick={() => say(end)}>
        {texts.GO}
      </button>
      <p class="note" id="away-more">
        {texts.AWAY_MORE}
      </p>
    </div>
  );
}
