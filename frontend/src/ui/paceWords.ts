/** A table's clock settings in words. */

import type { Bank, Off } from "../api/types.ts";
import * as texts from "../texts/en/pace.ts";
import { clockWords } from "./dates.ts";

/** Returns "Each move gives 2 h back. Clocks stop at night."; empty for plain clocks. */
export function paceNote(bank: Bank | null, off: readonly Off[]): string {
  return [bank ? texts.givesBack(clockWords(bank.back)) : "", offNote(off)].filter(Boolean).join(" ");
}

/** Returns "Nights and weekends do not count." */
export function offNote(off: readonly Off[]): string {
  return off.length ? texts.OFF[off.length === 2 ? "both" : off[0]!] : "";
}
