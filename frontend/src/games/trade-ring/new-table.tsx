/** Options of the Trading Ring. */

import { chips as CHIPS, high_risk as MISSING, players as PLAYERS } from "#data/trade_ring/cards.json";
import { Switch } from "../../ui/Switch.tsx";
import type { ChoicesProps, Options } from "../types.ts";
import examples from "./examples.json";
import { type Extras, extras } from "./options.ts";
import { playerCountNote } from "./playerCountNote.ts";
import * as text from "./texts/en/new-table.ts";

export const firstSeats = examples.best.least;

const MOST_WITH_HIGH_RISK = PLAYERS.most_with_high_risk;

export default function Choices({ options, seats, change }: ChoicesProps) {
  const chosen = extras(options, seats, MOST_WITH_HIGH_RISK);
  const set = (some: Partial<Extras>) => change({ ...chosen, ...some });
  const risky = seats <= MOST_WITH_HIGH_RISK;
  return (
    <fieldset class="switches">
      <legend class="vh">{text.EXTRAS}</legend>
      <Switch on={chosen.chips} {...text.chips(CHIPS)} onChange={(on) => set({ chips: on })} />
      <Switch
        on={chosen.secret_offers}
        {...text.secretOffers}
        onChange={(on) => set({ secret_offers: on, ...(on ? { open_hands: false } : {}) })}
      />
      <Switch
        on={chosen.open_hands}
        {...text.openHands}
        onChange={(on) => set({ open_hands: on, ...(on ? { secret_offers: false } : {}) })}
      />
      <Switch
        on={chosen.high_risk}
        disabled={!risky}
        {...text.highRisk(MISSING, risky ? null : MOST_WITH_HIGH_RISK)}
        onChange={(on) => set({ high_risk: on })}
      />
      <p class="note" aria-live="polite">
        {playerCountNote(seats, chosen.high_risk)}
      </p>
    </fieldset>
  );
}

export function wanted(options: Options, seats: number): Options {
  return extras(options, seats, MOST_WITH_HIGH_RISK);
}

export function mostSeats(options: Options): number | null {
  return options["high_risk"] === true ? MOST_WITH_HIGH_RISK : null;
}
