/** A key came from elsewhere: in a link that was opened or pasted. */

import { plural } from "./words.ts";

export const TITLE = "Sit down as another player?";
/** `name`: null where nobody says what they are called. Their tables follow. */
export const playsAs = (name: string | null) =>
  `This link holds a player’s key. With it this phone plays as ${name ?? "that player"}:`;
export const AND_MORE = "And at more tables.";
export const ONLY_YOUR_OWN =
  "Go on only if this is your own link, from Keep my seat. Whoever else has it sees your cards and can play for you.";
export const NO_TABLES =
  "This link holds the key of a player who sits at no table. Go on only if you made it yourself: whoever else has it would see your cards wherever you sit down.";
/** `more`: there are more tables than that. */
export const leavesBehind = (name: string | null, tables: number, more: boolean) =>
  `Now this phone plays ${name ? `as ${name}, ` : ""}at ${more ? "more than " : ""}${plural(tables, "table")}. That would be lost here: only its own link brings it back.`;
export const KEEP_FIRST = "Keep that link first";
export const REFUSING = "Stay who you are, or close this, and the key is dropped: nothing changes here.";
export const take = (name: string | null) => `Play as ${name ?? "the link’s player"}`;
export const STAY = "Stay who I am";

export const WITH_INVITATION = "A key came with this invitation";
export const NOT_TAKEN =
  "An invitation needs no key. With this one, whoever sent it would see your cards and could play for you. So it was not taken: you are who you were, and the invitation holds.";
export const GO_ON = "Go on as myself";

export const OUT_OF_DATE = "This link no longer works";
export const OUT_OF_DATE_MORE =
  "The key in it was changed for a new one. Copy the link again, from Keep my seat on the phone that has the new key. Nothing changed here.";

export const UNREADABLE = "This key link cannot be read";
export const UNREADABLE_MORE =
  "A character is missing from it or was added to it. Copy the whole link again, from Keep my seat on the phone that you play on. Nothing changed here.";
