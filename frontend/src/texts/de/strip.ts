/** German: what stands above a table: a bot plays for one, the table is paused or is to be, somebody is away. */

import { listWords } from "./words.ts";

export const BOT_PLAYS = "Ein Bot spielt für dich.";
/** The maker has released one's seat. */
export const keptUntil = (until: string) => `Für dich frei bis ${until}.`;
export const I_AM_BACK = "Bin wieder da";

export const youAway = (until: string) => `Du bist bis ${until} nicht da.`;
/** `until`: where it is only one. */
export const othersAway = (who: string[], until: string) =>
  who.length === 1 ? `${who[0]} ist bis ${until} nicht da.` : `${listWords(who)} sind nicht da.`;

export const paused = (until: string) => `Pause, längstens bis ${until}.`;
export const PLAY_ON = "Weiterspielen";
export const END_PAUSE = { ask: "Die Pause für alle beenden?", yes: "Beenden", no: "Noch nicht" };

/** Before one has agreed. */
export const asksForPause = (who: string) => `${who} fragt: eine Pause für alle?`;
export const AGREE = "Zustimmen";
export const DECLINE = "Nein";
/** To who has agreed, or asked. */
export const waitsForPause = (who: string[]) =>
  who.length
    ? `Pause, sobald ${listWords(who)} einverstanden ${who.length === 1 ? "ist" : "sind"}.`
    : "Jemand bittet um eine Pause.";
export const TAKE_BACK = "Doch nicht";
