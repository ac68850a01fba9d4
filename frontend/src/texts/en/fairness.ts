/** How dice and cards are kept fair. In lists of parts, every second part is set off. */

export const TITLE = "Fair play";

export const SEALED = "Sealed before anyone joins";
export const SEALED_MORE =
  "When a table is started, the club draws a secret seed and shows its seal, a fingerprint that fits no other seed. " +
  "Everyone who joins sees the seal first and then adds a random number of their own. Every roll of the dice and every " +
  "shuffle of the cards follows from the seed and those numbers, and from nothing else: not from the clock, not from " +
  "the order in which you play.";

export const OPENED = "Opened at the end";
export const OPENED_MORE = [
  "When the game is over, everyone can see the seed, the numbers and every move. ",
  "Check fairness",
  ", below each result, works it all out again on your own phone: that the seed fits the seal, that your number and " +
    "your moves are in, and that every roll and shuffle came out as it had to.",
];
export const BESIDES =
  "The log also shows when someone was away, asked for a pause, or nudged someone. Of night hours it shows only that " +
  "they changed: nobody is shown where someone lives or when they sleep.";

export const SHOWS = "What this shows";
export const SHOWN = [
  "The club couldn’t choose a roll or a shuffle once it had sealed the seed.",
  "No player could choose one at any time.",
  "Nothing was changed afterwards.",
];

export const SHOWS_NOT = "What it doesn’t show";
export const NOT_SHOWN = [
  "That nobody peeked at the seed during the game.",
  "That the club and the last player to join aren’t the same person.",
  "Anything about a table with only one person.",
];

export const CURIOUS = "For the curious";
export const CURIOUS_MORE = [
  "You can download any finished table’s replay as a file, at the table’s address under ",
  "/api/tables/…\u200b/replay",
  ", and ",
  "python -m chalicelib.verify",
  " plays it again from the first draw to the last.",
];
