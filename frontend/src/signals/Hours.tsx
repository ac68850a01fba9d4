import { useId } from "preact/hooks";
import type { Quiet } from "../api/types.ts";
import { FROM, TO } from "../texts/en/telling.ts";
import "./night.css";

interface HoursProps {
  quiet: Quiet;
  onChange(quiet: Quiet): void;
}

/** When quiet hours begin and end. */
export function Hours({ quiet, onChange }: HoursProps) {
  return (
    <div class="hours">
      <Hour label={FROM} time={quiet.begins} onChange={(begins) => onChange({ ...quiet, begins })} />
      <Hour label={TO} time={quiet.ends} onChange={(ends) => onChange({ ...quiet, ends })} />
    </div>
  );
}

function Hour({ label, time, onChange }: { label: string; time: string; onChange(time: string): void }) {
  const id = useId();
  return (
    <div>
      <label class="label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="field num"
        type="time"
        required
        value={time}
        onChange={({ currentTarget: { value } }) => value && onChange(value.slice(0, 5))}
      />
    </div>
  );
}
