/** A key that came in a link, opened or pasted. */

import { plural } from "./words.ts";

export const TITLE = "Use this private link?";
/** `name`: null if it is unknown. Their tables follow. */
export const playsAs = (name: string | null) =>
  `This is a private link. With it, this phone plays as ${name ?? "another player"}:`;
export const AND_MORE = "And at more tables.";
export const ONLY_YOUR_OWN =
  "Continue only if you made this private link in Keep my seat. Anyone else who has it sees your cards and can play for you.";
export const NO_TABLES =
  "This private link is for a player who isn’t at any table. Continue only if you made it: anyone else who has it would see your cards at every table you join.";
/** `more`: there are more tables than `tables`. */
export const leavesBehind = (name: string | null, tables: number, more: boolean) =>
  `This phone now plays ${name ? `as ${name}, ` : ""}at ${more ? "more than " : ""}${plural(tables, "table")}. If you switch, only your current private link brings that back.`;
export const KEEP_FIRST = "Save that link first";
export const REFUSING = "If you stay who you are or close this, the key is dropped and nothing changes.";
export const take = (name: string | null) => `Play as ${name ?? "this player"}`;
export const STAY = "Stay who I am";

export const WITH_INVITATION = "A key came with this invitation";
export const NOT_TAKEN =
  "Invitations need no key. With this one, the sender could see your cards and play for you, so we ignored it. The invitation still works.";
export const GO_ON = "Continue as myself";

export const OUT_OF_DATE = "This link no longer works";
export const OUT_OF_DATE_MORE =
  "Its key was replaced by a new one. Copy the link again, from Keep my seat on the phone with the new key. Nothing changed here.";

export const UNREADABLE = "This private link can’t be read";
export const UNREADABLE_MORE =
  "It has a character too few or too many. Copy the whole link again, from Keep my seat on the phone you play on. Nothing changed here.";
