import assert from "node:assert/strict";
import { test } from "node:test";
import { FIXTURES } from "../../../dev/golf-fixtures.ts";
import { cardOf, markOf, nineOf, ninesOf } from "./scorecardRows.ts";

const stateOf = (name: string) => FIXTURES[name]!().view.state;

test("marks follow the score against par", () => {
  assert.deepEqual([-3, -2, -1, 0, 1, 2, 5].map(markOf), [
    "eagle",
    "eagle",
    "birdie",
    "par",
    "bogey",
    "double",
    "double",
  ]);
});

test("a roll in hand is marked as undecided, and counted", () => {
  const you = cardOf(stateOf("mock"), 1, 0).rows[2]!;
  assert.deepEqual(you.cells[5], { score: 6, mark: "bogey", maybe: true });
  assert.deepEqual(
    you.cells.map(({ score }) => score),
    [4, 6, 4, 3, 3, 6, null, null, null],
  );
  assert.deepEqual([you.strokes, you.toPar, you.maybe], [26, 1, true]);
});

test("a holed ball is not undecided", () => {
  const ruth = cardOf(stateOf("mock"), 1, 0).rows[0]!;
  assert.deepEqual(
    ruth.cells.map(({ score }) => score),
    [4, 5, 3, 4, 3, 5, null, null, null],
  );
  assert.deepEqual([ruth.maybe, ruth.cells.some(({ maybe }) => maybe)], [false, false]);
});

test("eighteen holes are two nines, with the course's own numbers", () => {
  const state = stateOf("back");
  assert.deepEqual([ninesOf(state), nineOf(8), nineOf(9)], [2, 0, 1]);
  assert.deepEqual(
    cardOf(state, 1, 1).holes.map(({ hole }) => hole),
    [10, 11, 12, 13, 14, 15, 16, 17, 18],
  );
});

test("rounds have separate cards, and a roll shows only on its own round", () => {
  const state = stateOf("rounds");
  assert.equal(cardOf(state, 3, 0).rows[0]!.cells[4]!.maybe, true);
  assert.equal(cardOf(state, 2, 0).rows[0]!.cells[4]!.maybe, false);
  assert.equal(cardOf(state, 4, 0).rows[0]!.cells[0]!.score, null);
});
