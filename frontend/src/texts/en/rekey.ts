/** Changing a key that somebody may know. */

import { capital, listWords, plural } from "./words.ts";

export const TITLE = "Somebody may know my key";
export const WHY =
  "Whoever has your own link, or has seen it, can play for you and see your cards. A new key ends that: this phone draws one, and your seats and results follow it.";
export const AFTER = "The old link then opens nothing, and your other phones need the new one.";
export const CHANGE = "Change my key";
export const LEAVE = "Leave it as it is";
const tables = (n: number) => capital(plural(n, "table"));
export const doing = (n: number) => `One moment. ${tables(n)} followed so far.`;

export const CHANGED = "You have a new key";
export const followed = (n: number) => `${tables(n)} followed.`;
export const KEEP_ANEW = "Keep your seat anew: the link that you kept before opens nothing any more.";
export const DONE = "Later";

/** Browsers other than this one, and where the webhook leads, if there is one. */
export const stillTold = (browsers: number, host: string | null) =>
  `Still told when it’s your turn: ${listWords([...(browsers ? [plural(browsers, "other browser")] : []), ...(host ? [`a webhook at ${host}`] : [])])}. Who knew your key may have added theirs.`;
export const TELL_NONE = "Tell none of them";
export const TOLD_NONE = "Nobody else hears of it now.";
