import assert from "node:assert/strict";
import { test } from "node:test";
import { manyWords } from "./playerCountNote.ts";

test("of more than six, and of a short deck, it is said how soon it is spent", () => {
  assert.deepEqual(
    [2, 3, 6].map((seats) => manyWords(seats, false)),
    ["", "", ""],
  );
  assert.equal(manyWords(7, false), "Best with three to six. With seven the deck is spent after two Mulligans.");
  assert.equal(manyWords(8, false), "Best with three to six. With eight the deck is spent after one Mulligan.");
  assert.equal(manyWords(4, true), "");
  assert.equal(manyWords(6, true), "With six the deck is spent after one Mulligan.");
});
