/** The chosen extras, as far as they fit together. */

import type { Options } from "../types.ts";

export type Extras = ReturnType<typeof extras>;

/** Returns the extras that fit: there are no secret offers with open hands, and high risk has too few cards for many seats (T-11, T-30). */
export function extras(options: Options, seats: number, mostWithHighRisk: number) {
  const secret = options["secret_offers"] === true;
  return {
    secret_offers: secret,
    high_risk: options["high_risk"] === true && seats <= mostWithHighRisk,
    open_hands: options["open_hands"] === true && !secret,
    chips: options["chips"] === true,
  };
}
