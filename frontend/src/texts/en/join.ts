/** Somebody is asked to sit down. */

export const savedYou = (host: string) => `${host} saved you a seat`;
export const YOUR_SEAT = "Your seat";
export const YOUR_NAME = "What shall we call you?";
export const TAKE = "Take the seat";
export const WATCH = "Watch instead";
export const UNDER_WAY = "The game is under way. A bot has kept this seat; you go on from where it stands.";
/** For who has never played the game. */
export const HOW = "How it works";
export const callMe = (name: string) => `Call me “${name}”`;
export const NAMELESS = "A name first, so that the others know you.";
