/** An invitation to take a seat. */

export const savedYou = (host: string) => `${host} saved you a seat`;
export const YOUR_SEAT = "Your seat";
export const YOUR_NAME = "Your name";
export const TAKE = "Take the seat";
export const WATCH = "Watch instead";
export const UNDER_WAY = "The game has started. A bot has played this seat so far; you take over now.";
/** For those who have never played the game. */
export const HOW = "How to play";
export const callMe = (name: string) => `Play as “${name}”`;
export const NAMELESS = "Add a name so friends know it’s you.";
