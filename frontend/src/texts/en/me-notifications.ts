/** The player's notification settings. */

import { capital, numberWord } from "./words.ts";

export const TITLE = "When it’s your turn";
export const HERE = "Notify this phone";
export const HERE_MORE = "One notification per table, one more before your clock runs out, then none until you look.";
export const NOT_HERE = "This browser can’t show notifications. Discord or Slack can, below.";
/** Other browsers of the player. */
export const others = (n: number) =>
  n === 1
    ? "One other browser of yours is notified too."
    : `${capital(numberWord(n))} other browsers of yours are notified too.`;
export const FORGET_OTHERS = "Notify only this one";
export const FORGET_ALL = "Stop all of them";
/** When nothing is sent. */
export const AS_NIGHT = "My night hours";
export const OTHER_HOURS = "Other hours";
export const NEVER = "Never";
export const QUIET_MORE = "Held until quiet hours end.";
export const NIGHT_UNSAID = "You haven’t set night hours under “Your time”, so notifications can come at any hour.";
export const AT_ANY_HOUR = "Notifications can come at any hour.";
export const inTimeOf = (city: string) => `${city} time.`;
export const ELSEWHERE = "In Discord or Slack";
export const ELSEWHERE_MORE =
  "A webhook sends the same notifications there. In Discord: Edit Channel, Integrations, Webhooks, Copy Webhook URL. In Slack: an app with Incoming Webhooks.";
export const DID_NOT_COME = "Couldn’t load your settings. Try again in a moment.";
