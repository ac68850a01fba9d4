import assert from "node:assert/strict";
import { test } from "node:test";
import { lineOf, nextPlace } from "./places.ts";

test("lines are rows and columns", () => {
  const lines = [
    [0, 1, 2],
    [6, 7, 8],
    [0, 3, 6],
    [2, 5, 8],
  ];
  assert.deepEqual(lines.map(lineOf), [
    ["row", 0],
    ["row", 2],
    ["column", 0],
    ["column", 2],
  ]);
});

test("arrow keys lead from place to place, and not out of the grid", () => {
  const from = (at: number) => ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => nextPlace(at, key));
  assert.deepEqual(from(4), [3, 5, 1, 7]);
  assert.deepEqual(from(0), [null, 1, null, 3]);
  assert.deepEqual(from(5), [4, null, 2, 8]);
  assert.equal(nextPlace(4, "Enter"), null);
});
