/** Decides whether and how to offer notifications of the player's turns. */

import { notificationSettings } from "../api/notifications.ts";
import type { NotificationSettings } from "../api/types.ts";
import { ASKED } from "../identity/finishedTurns.ts";
import { wantsHomeScreen } from "../identity/homeScreen.ts";
import { remember } from "../identity/storage.ts";
import { sheets } from "../ui/toast.ts";
import { isSubscribed, pushSupport } from "./pushSubscription.ts";

/** "home-screen": this phone delivers notifications only to pages on the home screen. */
export type Question = "home-screen" | NotificationSettings;

/** Ms without taps or keys before the question is shown, so that players see the result of their turn. */
const CALM = 2500;
/** A button that continues, as in a reveal, must be tapped first. */
const LEADS = "[data-part=main][data-leads]";

/** Shows the question, if there is one, in the sheet that `load` loads: once nobody taps or types, no other sheet is open, and no reveal
 * waits for a tap. Returns how to cancel. */
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

/** Returns the question; null if there is none: the browser has no notifications, the club sends none, or the player was asked before. */
export async function questionToAsk(): Promise<Question | null> {
  if (wantsHomeScreen()) return "home-screen";
  if (pushSupport() !== "may" || !(await navigator.serviceWorker.getRegistration())) return null;
  const settings = await notificationSettings();
  if (!(await isSubscribed(settings.browsers))) return settings.key === null ? null : settings;
  remember(ASKED, "1");
  return null;
}
