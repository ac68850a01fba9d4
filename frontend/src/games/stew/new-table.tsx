/** Options of Mulligan Stew: specialties, and the reach of the mulligan. */

import { Switch } from "../../ui/Switch.tsx";
import type { ChoicesProps, Options } from "../types.ts";
import { reach, specialties } from "./texts/en/definition.ts";

export default function Choices({ options, change }: ChoicesProps) {
  const chosen = wanted(options);
  return (
    <fieldset class="switches">
      <legend class="vh">{specialties.label}</legend>
      <Switch
        on={chosen["specialties"] === true}
        {...specialties}
        onChange={(on) => change({ ...chosen, specialties: on })}
      />
      <Switch
        on={chosen["mulligan_reach"] === "turn"}
        {...reach}
        onChange={(on) => change({ ...chosen, mulligan_reach: on ? "turn" : "round" })}
      />
    </fieldset>
  );
}

export function wanted(options: Options): Options {
  return {
    specialties: options["specialties"] === true,
    mulligan_reach: options["mulligan_reach"] === "turn" ? "turn" : "round",
  };
}
