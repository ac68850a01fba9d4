/** Changing a key that somebody may know. */

import { listWords, plural } from "./words.ts";

export const TITLE = "Someone may have my key";
export const WHY =
  "Anyone who has your own link, or has seen it, can play for you and see your cards. A new key ends that: this phone draws one, and your seats and results stay yours.";
export const AFTER = "Your old link will no longer work, and your other phones will need the new one.";
export const CHANGE = "Change my key";
export const LEAVE = "Leave it as it is";

export const CHANGED = "You have a new key";
export const KEEP_NEW_LINK = "Keep your new link: the old one no longer works.";
export const DONE = "Later";

export const CHANGED_ELSEWHERE = "Your key was changed";
export const MOVE_IS_SAVED = "Your move is saved. It will be sent once this phone has the new key.";
export const OWN_PAGE = "Your own page";

/** Browsers other than this one, and where the webhook leads, if there is one. */
export const stillTold = (browsers: number, host: string | null) =>
  `Still told when it’s your turn: ${listWords([...(browsers ? [plural(browsers, "other browser")] : []), ...(host ? [`a webhook at ${host}`] : [])])}. Who knew your key may have added theirs.`;
export const TELL_NONE = "Tell none of them";
export const TOLD_NONE = "Nobody else hears of it now.";
