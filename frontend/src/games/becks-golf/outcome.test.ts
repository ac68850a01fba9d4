import assert from "node:assert/strict";
import { test } from "node:test";
import { finishedOf } from "../../../tests/games/becks-golf.ts";
import { outcome } from "./outcome.ts";

const told = (totals: number[], you: number | null) => {
  const { title, line } = outcome(finishedOf(totals, you));
  return [title, line];
};

test("the lowest total wins", () => {
  assert.deepEqual(told([-3, 9, 4], 0), ["You win", "By seven points."]);
  assert.deepEqual(told([9, -3, 4], 0), ["Ruth wins", "You came third, twelve points behind."]);
  assert.deepEqual(told([9, 8, 10], null), ["Ruth wins", "By one point."]);
});

test("ties share the place, and the player comes first", () => {
  assert.deepEqual(told([4, -1, -1], 2), ["You and Ruth tied for first", "By five points."]);
  assert.deepEqual(told([4, 4, 4], 1), ["You, Ana and Hal tied for first", "Well played, everyone."]);
  const { groups } = outcome(finishedOf([5, -1, 5], 0));
  assert.deepEqual(
    groups.map(({ place, seats, score, words }) => [place, seats, score, words]),
    [
      [1, [1], "−1", "Ruth"],
      [2, [0, 2], "5", "You and Hal"],
    ],
  );
});
