/** The strip above a table: bots, pauses and absences. */

import { listWords } from "./words.ts";

export const BOT_PLAYS = "A bot is playing for you.";
/** The host has offered the player's seat to others. */
export const keptUntil = (until: string) => `Saved for you until ${until}.`;
export const I_AM_BACK = "I’m back";

export const youAway = (until: string) => `You’re away until ${until}.`;
/** `until` is for one player only. */
export const othersAway = (who: string[], until: string) =>
  who.length === 1 ? `${who[0]} is away until ${until}.` : `${listWords(who)} are away.`;

export const paused = (until: string) => `Paused until ${until} at the latest.`;
export const PLAY_ON = "Resume";
export const END_PAUSE = { ask: "End the pause for everyone?", yes: "End it", no: "Not yet" };

/** Before the player has agreed. */
export const asksForPause = (who: string) => `${who} wants to pause the game.`;
export const AGREE = "Agree";
export const DECLINE = "Decline";
/** To a player who has agreed or asked. */
export const waitsForPause = (who: string[]) =>
  who.length ? `The game pauses once ${listWords(who)} ${who.length === 1 ? "agrees" : "agree"}.` : "Pause requested.";
export const TAKE_BACK = "Withdraw";
