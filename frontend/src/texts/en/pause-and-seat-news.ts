/** Absences, pauses, nudges and seats that change hands, at any table. */

import { theirs, verb, whom } from "./who.ts";

export { YOU } from "./who.ts";

export const away = (who: string, until: string) => `${verb(who, "are", "is")} away until ${until}.`;
export const here = (who: string) => `${verb(who, "are", "is")} back.`;
export const pauseAsked = (who: string) => `${verb(who, "ask", "asks")} for a pause.`;
export const pauseAgreed = (who: string) => `${verb(who, "agree", "agrees")} to the pause.`;
/** Also when a player withdraws their own request. */
export const pauseDeclined = (who: string) => `${verb(who, "want", "wants")} to keep playing.`;
export const PAUSED = "Everyone agreed. The game is paused.";
export const resumed = (who: string) => `${verb(who, "end", "ends")} the pause.`;
/** `to`: who is nudged. */
export const nudged = (who: string, to: string) => `${verb(who, "nudge", "nudges")} ${whom(to)}: it’s time to play.`;
export const released = (who: string) => `Someone else can take ${theirs(who)} seat.`;
export const releasedLater = (who: string, until: string) => `Someone else can take ${theirs(who)} seat from ${until}.`;
/** `before`: who sat there. */
export const tookOver = (who: string, before: string) => `${verb(who, "take", "takes")} over ${theirs(before)} seat.`;
/** After the game has ended on this page. */
export const SEE_RESULT = "See the result";
