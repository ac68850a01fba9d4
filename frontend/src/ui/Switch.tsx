/** A large check box with a sentence on what it does. */

import { useId } from "preact/hooks";
import "./switch.css";

interface SwitchProps {
  on: boolean;
  label: string;
  words: string;
  disabled?: boolean;
  onChange(on: boolean): void;
}

export function Switch({ on, label, words, disabled = false, onChange }: SwitchProps) {
  const about = useId();
  return (
    <label class={`switch${on ? " on" : ""}${disabled ? " off" : ""}`}>
      <input
        type="checkbox"
        checked={on}
        disabled={disabled}
        aria-label={label}
        aria-describedby={about}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        <b>{label}</b>
        <small id={about}>{words}</small>
      </span>
    </label>
  );
}
