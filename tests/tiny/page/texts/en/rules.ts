/** The game in three steps, each with the cards of its picture, and its rules. */

export const steps = [
  {
    title: "Pick in secret",
    text: "All pick a card of their hand at once. Until the last pick is in you may change yours.",
    cards: ["", "", ""],
  },
  {
    title: "Be alone",
    text: "The highest number that lies there once takes the chip. If none does, the chip stays.",
    cards: ["6", "5", "6"],
  },
  {
    title: "Hold the chip",
    text: "Who has the chip when a round ends scores a point. Most points win.",
    cards: ["", "+1", ""],
  },
];
export const deck = (cards: number, numbers: number) =>
  `There are ${cards} cards, numbered 1 to ${numbers}, *two of each number*.`;
export const AGAIN =
  "Who asked for it may throw the open card away for another one of the hand, *once all lie open*. Then all draw up.";
