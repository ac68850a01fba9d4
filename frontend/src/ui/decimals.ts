/** Decimal numbers in the page's language. */

import { LOCALE } from "../texts/en/dates.ts";

/** Returns "74.1", "−0.4". */
export const oneDecimal = (n: number): string =>
  n.toLocaleString(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).replace("-", "−");
