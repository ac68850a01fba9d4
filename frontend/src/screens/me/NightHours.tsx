import { useState } from "preact/hooks";
import type { Hours } from "../../api/types.ts";
import { isNight } from "../../identity/nightHours.ts";
import * as texts from "../../texts/en/play-times.ts";
import "./night-hours.css";

interface NightHoursProps {
  /** Initial values. */
  hours: Hours;
  busy?: boolean;
  /** These are quiet hours, which need not be at night. */
  quiet?: boolean;
  onKeep(hours: Hours): void;
}

/** Inputs for the start and end of the night or of quiet hours. Not a form itself, so that it can be part of one. */
export function NightHours({ hours, busy = false, quiet = false, onKeep }: NightHoursProps) {
  const [from, setFrom] = useState(hours.from);
  const [to, setTo] = useState(hours.to);
  return (
    <div class="nights">
      <TimeField label={quiet ? texts.QUIET_FROM : texts.NIGHT_FROM} value={from} onChange={setFrom} />
      <TimeField label={quiet ? texts.QUIET_TO : texts.NIGHT_TO} value={to} onChange={setTo} />
      <p class="note">{texts.AT_MOST}</p>
      <button
        type="button"
        class="side-action"
        disabled={busy || !isNight(from, to)}
        onClick={() => onKeep({ ...hours, from, to })}
      >
        {texts.SAVE}
      </button>
    </div>
  );
}

function TimeField({ label, value, onChange }: { label: string; value: string; onChange(value: string): void }) {
  return (
    <label>
      <span class="label">{label}</span>
      <input class="field num" type="time" value={value} onInput={(event) => onChange(event.currentTarget.value)} />
    </label>
  );
}
