import assert from "node:assert/strict";
import { test } from "node:test";
import { lineOf } from "./gridPlaces.ts";

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
