/** Whether and how a player is asked to be told when it is their turn. */

import { signals } from "../api/signals.ts";
import type { Signals } from "../api/types.ts";
import { wantsHomeScreen } from "../identity/homeScreen.ts";
import { remember } from "../identity/storage.ts";
import { ASKED } from "../identity/turns.ts";
import { able, isTold } from "./push.ts";

/** "home-screen": this phone shows messages only from there. */
export type Question = "home-screen" | Signals;

/** Null where there is nothing to ask: the browser shows no messages, the club sends none, or they were asked for already. */
export async function whatToAsk(): Promise<Question | null> {
  if (wantsHomeScreen()) return "home-screen";
  if (able() !== "may" || !(await navigator.serviceWorker.getRegistration())) return null;
  const told = await signals();
  if (!(await isTold(told.browsers))) return told.key === null ? null : told;
  remember(ASKED, "1");
  return null;
}
