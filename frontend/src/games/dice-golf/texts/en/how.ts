/** Dice golf in three steps. */

export const steps = [
  {
    title: "Roll the hole",
    text: "All its dice at once: each shows a shot, and what it costs. Their sum is your score.",
  },
  {
    title: "Keep it, or roll again",
    text: "A Hole Mulligan rolls all dice again and is free; a Shot Mulligan rolls one die for a chip. One of them on a hole, and what then lies there stands.",
  },
  {
    title: "Fewest strokes",
    text: "So it goes from hole to hole. The lowest total wins, or one of five other ways to score decides.",
  },
];
