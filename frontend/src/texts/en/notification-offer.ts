/** The offer of notifications, made once, after the second finished turn. */

export const QUESTION = "Notify you on your turn?";
export const WHY = "One notification per table until you open it.";
/** The sample notification, under "Mulligan Club · now". */
export const NOW = "now";
export const turnAt = (place: string) => `Your turn at ${place}`;
export const turnIn = (game: string) => `Your turn in ${game}`;
export const played = (name: string) => `${name} has played.`;
export const looksLike = (title: string, body: string) => `It will look like this. ${title}. ${body}`;
export const YES = "Yes, notify me";
export const NOT_NOW = "Not now";
export const KEEP_SEAT = "Lose the phone, keep your seat";
