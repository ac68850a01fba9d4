/** The player on this device. */

export const TITLE = "You";
export const AT_HOME = "Saved on this phone.";
export const NO_TABLE_YET = "Not at any table yet.";
export const YOUR_NAME = "Your name";
export const NEXT_TABLE = "For your next table. At your current tables, your name stays the same.";
export const YOUR_ROUNDS = "Your rounds and your index";
/** In both languages, for those who cannot read the current one. */
export const LANGUAGE = "Language / Sprache";
export const KEEP_SEAT = "Keep my seat";
export const MAY_KNOW = "Someone may have my key";
export const FROM_ANOTHER = "Coming from another phone?";
export const PASTE = "Paste your private link here.";
export const BRING = "Bring my seats here";
export const NO_KEY = "That’s not a private link. Paste the whole link from Keep my seat.";
export const ALREADY = "You’re already that player.";
export const LICENCES = "Third-party licences";
