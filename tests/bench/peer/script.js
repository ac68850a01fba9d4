// What is played: on each hole, one after the other, both players roll and keep.
export const HOLES = 18;
export const MOVES = [
  [0, "roll"],
  [0, "keep"],
  [1, "roll"],
  [1, "keep"],
];
