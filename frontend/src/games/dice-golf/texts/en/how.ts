/** Dice Golf in three steps. */

export const steps = [
  {
    title: "Roll the hole",
    text: "Roll all its dice at once. Each shows a shot and its strokes. The sum is your score.",
  },
  {
    title: "Keep it or reroll",
    text: "A Hole Mulligan rerolls all dice, free. A Shot Mulligan rerolls one for a chip. One Mulligan per hole, and the new roll counts.",
  },
  {
    title: "Fewest strokes",
    text: "Lowest total wins, or pick one of five other ways to score.",
  },
];
