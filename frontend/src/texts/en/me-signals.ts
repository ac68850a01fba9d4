/** How a player is told that a table waits: the settings. */

import { capital, numberWord } from "./words.ts";

export const TITLE = "When it’s your turn";
export const HERE = "Tell me on this phone";
export const HERE_MORE =
  "One message for each table, and one more before your clock runs out. Then nothing until you have looked.";
export const NOT_HERE = "This browser cannot show messages. Discord or Slack can, below.";
/** Other browsers of the player. */
export const others = (n: number) =>
  n === 1
    ? "One other browser of yours is told too."
    : `${capital(numberWord(n))} other browsers of yours are told too.`;
export const FORGET_OTHERS = "Tell only this one";
export const FORGET_ALL = "Tell none of them";
/** The hours in which nothing is sent. */
export const AS_NIGHT = "In my night";
export const OTHER_HOURS = "Other hours";
export const NEVER = "Never";
export const QUIET_MORE = "Held until quiet hours end.";
export const NIGHT_UNSAID = "No nights of yours stand under “Your time”, so messages may come at any hour.";
export const AT_ANY_HOUR = "Messages may come at any hour.";
export const byClocksOf = (city: string) => `By the clocks of ${city}.`;
export const ELSEWHERE = "In Discord or Slack";
export const ELSEWHERE_MORE =
  "A webhook brings the same messages there. In Discord: Edit Channel, Integrations, Webhooks, Copy Webhook URL. In Slack: an app with Incoming Webhooks.";
export const DID_NOT_COME = "What you have set did not come. Try again in a moment.";
