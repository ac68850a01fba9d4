/** What one may add to the trading game. */

import { Switch } from "../../ui/Switch.tsx";
import type { ChoicesProps, Options } from "../types.ts";
import { MOST_WITH_HIGH_RISK, wanted } from "./wanted.ts";

export { mostSeats, wanted } from "./wanted.ts";

export default function Choices({ options, seats, change }: ChoicesProps) {
  const chosen = wanted(options, seats);
  const risky = seats <= MOST_WITH_HIGH_RISK;
  const set = (some: Options) => change({ ...chosen, ...some });
  return (
    <fieldset class="switches">
      <legend class="vh">Additions</legend>
      <Switch
        on={chosen.secret_offers}
        label="Secret offers"
        words="Offers stay face-down: the auctioneer picks one blind."
        onChange={(on) => set({ secret_offers: on, open_hands: chosen.open_hands && !on })}
      />
      <Switch
        on={chosen.open_hands}
        label="Open hands"
        words="Everybody sees every hand, so no offer stays secret."
        onChange={(on) => set({ open_hands: on, secret_offers: chosen.secret_offers && !on })}
      />
      <Switch
        on={chosen.high_risk}
        disabled={!risky}
        label="High risk"
        words={
          risky ? "Thirteen cards are missing, and nobody knows which." : "Thirteen cards missing: for six at most."
        }
        onChange={(on) => set({ high_risk: on })}
      />
      <Switch
        on={chosen.chips}
        label="Chips"
        words="Twenty each to sweeten a trade; the winner takes the pot."
        onChange={(on) => set({ chips: on })}
      />
    </fieldset>
  );
}
