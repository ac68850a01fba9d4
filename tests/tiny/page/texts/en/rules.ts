/** How to play in three steps, each with the cards of its picture, and the rules. */

export const steps = [
  {
    title: "Pick in secret",
    text: "Everyone picks a card from their hand. You can change yours until the last pick is in.",
    cards: ["", "", ""],
  },
  {
    title: "Be alone",
    text: "The highest number that only one player has takes the chip. If there is none, the chip stays.",
    cards: ["6", "5", "6"],
  },
  {
    title: "Hold the chip",
    text: "The player with the chip at the end of a round scores a point. Most points win.",
    cards: ["", "+1", ""],
  },
];
export const deck = (cards: number, numbers: number) =>
  `There are ${cards} cards, numbered 1 to ${numbers}, *two of each number*.`;
export const AGAIN =
  "Players who asked for it may swap their card for another one from their hand *after the reveal*. Then everyone draws up.";
