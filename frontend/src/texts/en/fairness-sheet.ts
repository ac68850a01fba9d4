/** The fairness check of a finished game. */

export const TITLE = "Fair play";
export const DID_NOT_COME = "Couldn’t load the replay. Try again in a moment.";
export const WORKING = "Checking every draw…";
export const COVERS =
  "Your phone checked the seed, the random numbers, every draw, the log’s fingerprint and your own moves. Only the command line " +
  "(python -m chalicelib.verify) also plays the game again and checks everything that players saw.";
export const HOW = "Your phone worked this out itself, from the seed the club sealed before anyone joined. ";
export const WHAT_IT_SHOWS = "What this shows, and what it doesn’t";
export const ADDS_UP = "Every draw checks out.";
export const DOES_NOT = "Something doesn’t check out.";
export const RIGHT = "Right";
export const WRONG = "Wrong";
