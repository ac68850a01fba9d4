/** Whether and how a player is asked to be told when it is their turn. */

import { notificationSettings } from "../api/notifications.ts";
import type { Signals } from "../api/types.ts";
import { ASKED } from "../identity/finishedTurns.ts";
import { wantsHomeScreen } from "../identity/homeScreen.ts";
import { remember } from "../identity/storage.ts";
import { sheets } from "../ui/toast.ts";
import { isSubscribed, pushSupport } from "./pushSubscription.ts";

/** "home-screen": this phone shows messages only from there. */
export type Question = "home-screen" | Signals;

/** ms in which nobody taps or types anything, and sees what their turn came to. */
const CALM = 2500;
/** What a table leads on with, such as a reveal, waits for a tap. */
const LEADS = "[data-part=main][data-leads]";

/** Shows the question, if there is one, in a sheet that `load` brings: once nobody taps or types, no other is open, and nothing at
 * the table waits for a tap, so that none comes up under a finger. Returns how to give it up. */
export function askWhenCalm(show: (question: Question) => void, load: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let found: Promise<Question | null> | null = null;
  let tries = 0;
  const putOff = () => {
    tries++;
    clearTimeout(timer);
    timer = setTimeout(ask, CALM);
  };
  const ask = async () => {
    const own = tries;
    found ??= Promise.all([questionToAsk(), load()]).then(([question]) => question);
    const question = await found.catch(() => null);
    if (own !== tries || !question) return;
    if (sheets.get().length || document.querySelector(LEADS)) putOff();
    else show(question);
  };
  const stop = () => {
    tries++;
    clearTimeout(timer);
    for (const act of ACTS) removeEventListener(act, putOff, CAPTURED);
  };
  for (const act of ACTS) addEventListener(act, putOff, CAPTURED);
  putOff();
  return stop;
}

const ACTS = ["pointerdown", "pointerup", "keydown"] as const;
const CAPTURED = { capture: true };

/** Null where there is nothing to ask: the browser shows no messages, the club sends none, or they were asked for already. */
export async function questionToAsk(): Promise<Question | null> {
  if (wantsHomeScreen()) return "home-screen";
  if (pushSupport() !== "may" || !(await navigator.serviceWorker.getRegistration())) return null;
  const told = await notificationSettings();
  if (!(await isSubscribed(told.browsers))) return told.key === null ? null : told;
  remember(ASKED, "1");
  return null;
}
