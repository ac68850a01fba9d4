/** Whether a player wants to be told when it is their turn: asked once, after the second finished turn. */

export const QUESTION = "Shall we tell you when it’s your turn?";
export const WHY = "Friends may take an hour or a day. One message for each table, then nothing until you have looked.";
/** What a message looks like, under "Mulligan Club · now". */
export const NOW = "now";
export const turnAt = (place: string) => `Your turn at ${place}`;
export const turnIn = (game: string) => `Your turn in ${game}`;
export const played = (name: string) => `${name} has played.`;
export const looksLike = (title: string, body: string) => `It will look like this. ${title}. ${body}`;
export const YES = "Yes, tell me";
export const NOT_NOW = "Not now";
export const KEEP_SEAT = "Lose the phone, keep your seat";
