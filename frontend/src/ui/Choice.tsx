/** A segmented control: a radio group, usable by keyboard. */

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import "./choice.css";

export interface Option<T extends string> {
  value: T;
  label: ComponentChildren;
  /** Text alternative, if the label says too little. */
  spoken?: string;
  disabled?: boolean;
}

interface ChoiceProps<T extends string> {
  legend: string;
  options: Option<T>[];
  value: T;
  onChange(value: T): void;
  /** "line": the legend is before the choices; "hidden": it is only read out. */
  look?: "line" | "hidden";
  /** Many choices scroll sideways instead of shrinking. */
  scroll?: boolean;
  name?: string;
}

export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { legend, options, value, onChange, look = "line", scroll = false, name = "" } = props;
  const group = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector(".on") as HTMLElement | null;
    if (scroll && chosen) row.current!.scrollLeft = chosen.offsetLeft - 24;
  }, [scroll, value]);
  return (
    <fieldset class={`choice ${look} ${name}`}>
      <legend class={look === "hidden" ? "vh" : "label"}>{legend}</legend>
      <div class={scroll ? "seg scroll" : "seg"} ref={row}>
        {options.map((option) => (
          <label key={option.value} class={`${option.value === value ? "on" : ""} ${option.disabled ? "off" : ""}`}>
            <input
              type="radio"
              name={group}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              onChange={() => onChange(option.value)}
              {...(option.spoken ? { "aria-label": option.spoken } : {})}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
