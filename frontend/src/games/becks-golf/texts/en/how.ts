/** The game in three steps. */

export const steps = [
  {
    title: "Nine cards, face down",
    text: "All turn two at once. Each turn you take the top discard, or draw a card that only you see, and may throw: it replaces one of yours, face up.",
  },
  {
    title: "Three alike score below nothing",
    text: "Low is good. Three black cards of one number in a row or column score minus it; red cards lower your score, too. A Mulligan stands for any black card.",
  },
  {
    title: "Who goes out had better be lowest",
    text: "All nine face up end the round, after one more turn for the others: −5 for who went out, if alone the lowest; else +10.",
  },
];
