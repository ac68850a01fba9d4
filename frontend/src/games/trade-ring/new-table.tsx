/** What one may add to the trading game. */

import { chips as CHIPS, high_risk as MISSING, players as PLAYERS } from "#data/trade_ring/cards.json";
import { Switch } from "../../ui/Switch.tsx";
import { capital, numberWord } from "../../ui/words.ts";
import type { ChoicesProps, Options } from "../types.ts";
import { type Additions, additions } from "./wanted.ts";

const MOST_WITH_HIGH_RISK = PLAYERS.most_with_high_risk;

export default function Choices({ options, seats, change }: ChoicesProps) {
  const chosen = additions(options, seats, MOST_WITH_HIGH_RISK);
  const set = (some: Partial<Additions>) => change({ ...chosen, ...some });
  const risky = seats <= MOST_WITH_HIGH_RISK;
  return (
    <fieldset class="switches">
      <legend class="vh">Additions</legend>
      <Switch
        on={chosen.chips}
        label="Chips"
        words={`${capital(numberWord(CHIPS))} each to sweeten a trade. The winner takes the pot.`}
        onChange={(on) => set({ chips: on })}
      />
      <Switch
        on={chosen.secret_offers}
        label="Secret offers"
        words="Offers stay face-down; the auctioneer picks one blind."
        onChange={(on) => set({ secret_offers: on, ...(on ? { open_hands: false } : {}) })}
      />
      <Switch
        on={chosen.open_hands}
        label="Open hands"
        words="Everybody sees every hand, so no offer is secret."
        onChange={(on) => set({ open_hands: on, ...(on ? { secret_offers: false } : {}) })}
      />
      <Switch
        on={chosen.high_risk}
        disabled={!risky}
        label="High risk"
        words={
          risky
            ? `${capital(numberWord(MISSING))} cards are out, and nobody knows which.`
            : `For ${numberWord(MOST_WITH_HIGH_RISK)} at most: the deck is ${numberWord(MISSING)} cards short.`
        }
        onChange={(on) => set({ high_risk: on })}
      />
    </fieldset>
  );
}

export function wanted(options: Options, seats: number): Options {
  return additions(options, seats, MOST_WITH_HIGH_RISK);
}

export function mostSeats(options: Options): number | null {
  return options["high_risk"] === true ? MOST_WITH_HIGH_RISK : null;
}
