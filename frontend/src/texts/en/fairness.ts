/** How dice and cards are kept fair. In what is written as lists of parts, every second part is set off. */

export const TITLE = "Fair play";

export const SEALED = "Sealed before anybody sits down";
export const SEALED_MORE =
  "When a table is made, the club draws a secret seed and shows its seal, a fingerprint that fits no other seed. " +
  "Everybody who sits down adds a random number of their own after seeing the seal. Every throw of the dice and every " +
  "shuffle of the cards follows from the seed and those numbers, and from nothing else: not from the clock, not from " +
  "the order in which you play.";

export const OPENED = "Opened at the end";
export const OPENED_MORE = [
  "When the game is over, seed, numbers and every move are open to all. ",
  "Check fairness",
  ", below each result, works all of it out again on your own phone: that the seed fits the seal, that your number and " +
    "your moves are in, and that each throw and shuffle is the one that had to come.",
];
export const BESIDES =
  "The log also tells when somebody was away, asked for a pause, or nudged another. Of hours that do not count it tells " +
  "only that they changed: where somebody lives, and when they sleep, is shown to nobody.";

export const SHOWS = "What that shows";
export const SHOWN = [
  "The club could not choose a throw or a shuffle after it had sealed the seed.",
  "No player could choose one at all.",
  "Nothing was changed afterwards.",
];

export const SHOWS_NOT = "What it does not show";
export const NOT_SHOWN = [
  "That nobody peeked at the seed during the game.",
  "That the club and the last to sit down are not one and the same.",
  "Anything about a table with a single human.",
];

export const CURIOUS = "For the curious";
export const CURIOUS_MORE = [
  "A replay can be fetched as a file from any finished table’s address, under ",
  "/api/tables/…\u200b/replay",
  ", and ",
  "python -m chalicelib.verify",
  " plays it again from the first draw to the last.",
];
