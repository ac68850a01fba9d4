import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { noteFinished } from "../../src/identity/finishedTurns.ts";
import { memory } from "../../src/identity/storage.ts";
import { browser } from "../page.ts";

/** A phone without stored data. */
function fresh() {
  memory.clear();
  return browser();
}

beforeEach(() => void fresh());

test("two finished turns are enough, at one table or at two", () => {
  assert.deepEqual([noteFinished("a", 1), noteFinished("a", 3)], [false, true]);
  fresh();
  assert.deepEqual([noteFinished("a", 1), noteFinished("b", 1)], [false, true]);
});

test("a turn counts once, however often it is seen, also after another table", () => {
  assert.deepEqual([noteFinished("a", 2), noteFinished("a", 2), noteFinished("a", 2)], [false, false, false]);
  noteFinished("b", 1);
  assert.equal(noteFinished("a", 2), true);
});

test("only what is needed to decide is stored", () => {
  const { stored } = fresh();
  for (let moves = 1; moves < 9; moves++) noteFinished("a", moves);
  assert.deepEqual(JSON.parse(stored.get("club.turns")!), ["a 1", "a 2"]);
});
