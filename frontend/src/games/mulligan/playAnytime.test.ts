import assert from "node:assert/strict";
import { test } from "node:test";
import { beginWith, cancellable, cancelling, putAway } from "./playAnytime.ts";

const PLAYABLES = new Map([
  [27, { kind: "borrow" as const, choices: [1, 2], loose: [] }],
  [54, { kind: "borrow" as const, choices: [1], loose: [] }],
  [13, { kind: "mulligan" as const, choices: [6], loose: [] }],
  [32, { kind: "mulligan" as const, choices: [6, 9], loose: [] }],
  [35, { kind: "dig" as const, choices: [], loose: [6, 9] }],
]);

test("a card with only one choice starts with it", () => {
  assert.equal(beginWith(PLAYABLES, 27).choice, null);
  assert.equal(beginWith(PLAYABLES, 54).choice, 1);
  assert.deepEqual(beginWith(PLAYABLES, 35), {
    kind: "dig",
    card: 35,
    choices: [],
    choice: null,
    loose: [6, 9],
    discard: [],
  });
});

test("an action is cancelled with a Mulligan that may cancel it", () => {
  assert.deepEqual([cancelling(PLAYABLES, 9)!.card, cancelling(PLAYABLES, 9)!.choice], [32, 9]);
  assert.equal(cancelling(PLAYABLES, 6)!.card, 13);
  assert.equal(cancelling(PLAYABLES, 1), null);
});

test("actions that a Mulligan may cancel are listed once", () => {
  assert.deepEqual(cancellable(PLAYABLES), [6, 9]);
  assert.deepEqual(cancellable(new Map()), []);
});

test("a second tap keeps a card that was to be discarded", () => {
  const one = putAway(beginWith(PLAYABLES, 35), 9);
  const two = putAway(one, 6);
  assert.deepEqual([one.discard, two.discard, putAway(two, 9).discard], [[9], [9, 6], [6]]);
});
