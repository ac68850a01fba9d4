/** Changing a key that someone else may know. */

import { listWords, plural } from "./words.ts";

export const TITLE = "Someone may have my key";
export const WHY =
  "Anyone who has seen your private link can see your cards and play for you. A new key stops that. You keep your seats and results.";
export const AFTER = "The old link stops working, and your other phones need the new one.";
export const CHANGE = "Change my key";
export const LEAVE = "Cancel";

export const CHANGED = "You have a new key";
export const KEEP_NEW_LINK = "Save your new private link. The old one no longer works.";
export const DONE = "Later";

export const CHANGED_ELSEWHERE = "Your key was changed";
export const MOVE_IS_SAVED = "Your move is saved. It will be sent once this phone has the new key.";
export const OWN_PAGE = "Go to your page";

/** The number of other browsers, and the webhook's host, if there is one. */
export const stillTold = (browsers: number, host: string | null) =>
  `Still notified on your turn: ${listWords([...(browsers ? [plural(browsers, "other browser")] : []), ...(host ? [`a webhook at ${host}`] : [])])}. Anyone who knew your key may have added theirs.`;
export const STOP_ALL = "Stop all of them";
export const STOPPED = "Nobody else is notified now.";
