/** The game in three steps, each with the cards of its picture, and its rules. */

export const steps = [
  {
    title: "Play in secret",
    text: "All choose one to three cards and a token, for the royal they cook for, at once.",
    cards: ["", "2", ""],
  },
  {
    title: "Match the order",
    text: "Every ingredient on your cards that the royal has ordered is a match. After three turns matches are counted.",
    cards: ["1", "2", "3"],
  },
  {
    title: "Earn the tip",
    text: "Who made most matches takes the tip, equals share it, all others get wages. Most money after four rounds wins.",
    cards: ["3", "9", "1"],
  },
];
export const game = (rounds: number, turns: number, hand: number) =>
  `A game has *${rounds}* rounds of ${turns} turns. Everybody begins with ${hand} cards.`;
export const mulligan = (round: number) =>
  `The mulligan token discards all that you have played this round, draws as many cards anew, and *${round}* more.`;
export const wages = (matches: number) =>
  `Who does not get a royal’s tip earns a penny for every *${matches}* matches made there.`;

export const CLOCK = "When your clock runs out";
export const CLOCK_TEXT = "The one card that matches most is played for you, for the royal where it does.";
