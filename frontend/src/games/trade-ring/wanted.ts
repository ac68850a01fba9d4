/** What was added to the trading game, as far as it can be had with the rest. */

import type { Options } from "../types.ts";

export const MOST_WITH_HIGH_RISK = 6;

export type Additions = {
  secret_offers: boolean;
  high_risk: boolean;
  open_hands: boolean;
  chips: boolean;
};

/** Nothing stays secret with open hands, and high risk leaves cards for six (T-11, T-30). */
export function wanted(options: Options, seats: number): Additions {
  const secret = options["secret_offers"] === true;
  return {
    secret_offers: secret,
    high_risk: options["high_risk"] === true && seats <= MOST_WITH_HIGH_RISK,
    open_hands: options["open_hands"] === true && !secret,
    chips: options["chips"] === true,
  };
}

export function mostSeats(options: Options): number | null {
  return options["high_risk"] === true ? MOST_WITH_HIGH_RISK : null;
}
