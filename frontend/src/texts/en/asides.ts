/** What happens beside the game, at any table: absences, pauses, nudges. Said by the shell, once it is here. */

import { theirs, verb, whom } from "./who.ts";

export { YOU } from "./who.ts";

export const away = (who: string, until: string) => `${verb(who, "are", "is")} away until ${until}.`;
export const here = (who: string) => `${verb(who, "are", "is")} back.`;
export const pauseAsked = (who: string) => `${verb(who, "ask", "asks")} for a pause.`;
export const pauseAgreed = (who: string) => `${verb(who, "agree", "agrees")} to the pause.`;
/** Also of who takes back what they asked for. */
export const pauseDeclined = (who: string) => `${verb(who, "want", "wants")} to keep playing.`;
export const PAUSED = "Everyone agreed. The game is paused.";
export const resumed = (who: string) => `${verb(who, "end", "ends")} the pause.`;
/** `to` are among other words. */
export const nudged = (who: string, to: string) => `${verb(who, "nudge", "nudges")} ${whom(to)}: it’s time to play.`;
export const released = (who: string) => `Someone else can take ${theirs(who)} seat.`;
export const releasedLater = (who: string, until: string) =>
  `Someone else can take ${theirs(who)} seat from ${until} on.`;
/** `before`: who sat there. */
export const tookOver = (who: string, before: string) => `${verb(who, "take", "takes")} over ${theirs(before)} seat.`;
/** When a game has ended here. */
export const SEE_RESULT = "See the result";
