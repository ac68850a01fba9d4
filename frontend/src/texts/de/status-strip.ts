/** German: the strip above a table: bots, pauses and absences. */

import { listWords } from "./words.ts";

export const BOT_PLAYS = "Ein Bot spielt für dich.";
/** The host has offered the player's seat to others. */
export const keptUntil = (until: string) => `Für dich reserviert bis ${until}.`;
export const I_AM_BACK = "Bin wieder da";

export const youAway = (until: string) => `Du bist bis ${until} nicht da.`;
/** `until` is for one player only. */
export const othersAway = (who: string[], until: string) =>
  who.length === 1 ? `${who[0]} ist bis ${until} nicht da.` : `${listWords(who)} sind nicht da.`;

export const paused = (until: string) => `Pause, höchstens bis ${until}.`;
export const PLAY_ON = "Weiterspielen";
export const END_PAUSE = { ask: "Die Pause für alle beenden?", yes: "Beenden", no: "Noch nicht" };

/** Before the player has agreed. */
export const asksForPause = (who: string) => `${who} möchte pausieren.`;
export const AGREE = "Zustimmen";
export const DECLINE = "Ablehnen";
/** To a player who has agreed or asked. */
export const waitsForPause = (who: string[]) =>
  who.length
    ? `Pause, sobald ${listWords(who)} ${who.length === 1 ? "zustimmt" : "zustimmen"}.`
    : "Eine Pause ist vorgeschlagen.";
export const TAKE_BACK = "Zurückziehen";
