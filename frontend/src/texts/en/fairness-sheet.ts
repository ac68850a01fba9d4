/** The check of a finished game. */

export const TITLE = "Fair play";
export const DID_NOT_COME = "The replay did not come. Try again in a moment.";
export const WORKING = "Working out every draw again.";
export const COVERS =
  "Your phone checked the seed, the random numbers, every draw, the log’s fingerprint and your own moves; only the command line " +
  "(python -m chalicelib.verify) also plays the game again and checks everything that players saw.";
export const HOW =
  "This was worked out on your own phone, from the seed that the club had sealed before anybody sat down. ";
export const WHAT_IT_SHOWS = "What it shows, and what not";
export const ADDS_UP = "Every draw adds up.";
export const DOES_NOT = "Something does not add up.";
export const RIGHT = "Right";
export const WRONG = "Wrong";
