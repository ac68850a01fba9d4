/** The game in three steps. */

export const steps = [
  {
    title: "Nine cards, face down",
    text: "Everyone flips two, all at once. On your turn, take the top discard, or draw a card only you see. It replaces one of yours, face up; a drawn card can be discarded instead.",
  },
  {
    title: "Three alike score below zero",
    text: "Low is good. Three black cards of the same number in a row or column score minus that number. Red cards lower your score too. A Mulligan stands for any black card.",
  },
  {
    title: "Going out? Be the lowest",
    text: "Once someone has all nine face up, everyone else gets one more turn and the round ends. For going out: −5 as sole lowest, else +10.",
  },
];
