import assert from "node:assert/strict";
import { test } from "node:test";
import { playerCountNote } from "./playerCountNote.ts";

test("with more than six players or a short deck, the page says how soon the deck is spent", () => {
  assert.deepEqual(
    [2, 3, 6].map((seats) => playerCountNote(seats, false)),
    ["", "", ""],
  );
  assert.equal(
    playerCountNote(7, false),
    "Best with three to six. With seven, the deck is used up after two Mulligans.",
  );
  assert.equal(
    playerCountNote(8, false),
    "Best with three to six. With eight, the deck is used up after one Mulligan.",
  );
  assert.equal(playerCountNote(4, true), "");
  assert.equal(playerCountNote(6, true), "With six, the deck is used up after one Mulligan.");
});
