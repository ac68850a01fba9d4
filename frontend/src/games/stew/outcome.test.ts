import assert from "node:assert/strict";
import { test } from "node:test";
import { outcome } from "./outcome.ts";
import type { StewFinished } from "./state.ts";

const NAMES = ["Ana", "Ben", "Cara"];

/** Returns a finished game with these scores and places, seen by Ana. */
function finished(...ended: [score: number, place: number][]): StewFinished {
  const seats = ended.map((_, seat) => ({ seat, name: NAMES[seat], kind: "human" }));
  const places = ended.map(([score, place], seat) => ({ seat, place, score }));
  return { you: 0, seats, result: { places } } as unknown as StewFinished;
}
const told = (...ended: [number, number][]) => {
  const { title, line } = outcome(finished(...ended));
  return [title, line];
};

test("most money wins, alone or shared", () => {
  assert.deepEqual(told([20, 1], [12, 2]), ["You win", "With 20 pence."]);
  assert.deepEqual(told([3, 2], [12, 1]), ["Ben wins", "With 12 pence."]);
  assert.deepEqual(told([12, 1], [12, 1], [3, 3]), ["You and Ben win", "With 12 pence."]);
});

test("after a tie the deciding cards are named", () => {
  assert.deepEqual(told([23, 2], [23, 1], [4, 3]), ["Ben wins", "With 23 pence, and more cards in hand."]);
});
