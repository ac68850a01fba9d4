/** The player on this device. */

export const TITLE = "You";
export const AT_HOME = "Saved on this phone.";
export const NO_TABLE_YET = "Not at any table yet.";
export const YOUR_NAME = "Your name";
export const NEXT_TABLE = "For the next table; where you sit already, you keep your name.";
export const YOUR_ROUNDS = "Your rounds and your index";
/** Each is called by its own name, and this in the other tongue too, for who does not read this one. */
export const LANGUAGE = "Language / Sprache";
export const KEEP_SEAT = "Keep my seat";
export const MAY_KNOW = "Someone may have my key";
export const FROM_ANOTHER = "Coming from another phone?";
export const PASTE = "Paste your own link here.";
export const BRING = "Bring my seats here";
export const NO_KEY = "There is no key in that. Paste your own link, as Keep my seat gave it to you.";
export const ALREADY = "That is who you are already.";
export const LICENCES = "Licences of what this page is made of";
