import assert from "node:assert/strict";
import { test } from "node:test";
import { cardWords, isRed, rankWord, suitOf } from "./names.ts";

test("cards are called by rank and suit", () => {
  assert.equal(cardWords("QD"), "queen of diamonds");
  assert.equal(cardWords("10H"), "ten of hearts");
  assert.equal(cardWords("2C"), "two of clubs");
  assert.equal(rankWord("AS"), "ace");
});

test("hearts and diamonds are red", () => {
  assert.deepEqual(
    ["QD", "10H", "2C", "AS"].map((name) => isRed(suitOf(name))),
    [true, true, false, false],
  );
});
