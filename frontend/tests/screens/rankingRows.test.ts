import assert from "node:assert/strict";
import { test } from "node:test";
import { joined, onPage } from "../../src/screens/boards/rankingRows.ts";

const row = (rank: number, player: string, at = `at ${rank}`) => ({ rank, player, name: player, at });

test("pages are joined, and rounds that moved between them appear once", () => {
  const [first, more] = [
    [row(1, "a"), row(2, "b")],
    [row(3, "b", "at 2"), row(4, "c"), row(5, "b")],
  ];
  assert.deepEqual(
    joined(first, more).map(({ rank }) => rank),
    [1, 2, 4, 5],
  );
});

test("a round is identified by player and time, not by rank", () => {
  const rows = [row(1, "a"), row(2, "b")];
  assert.ok(onPage(row(7, "b", "at 2"), rows));
  assert.ok(!onPage(row(2, "b", "another"), rows));
});
