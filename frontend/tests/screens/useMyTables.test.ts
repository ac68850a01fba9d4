import assert from "node:assert/strict";
import { test } from "node:test";
import type { MyTable } from "../../src/api/types.ts";
import { pauseAt, pauseLost } from "../../src/screens/home/useMyTables.ts";

const table = (kinds: string[], more: Partial<MyTable> = {}) =>
  ({ seats: kinds.map((kind) => ({ name: "", kind })), status: "playing", waiting: true, ...more }) as MyTable;

test("the home page polls for tables where others play, less often after two minutes without news", () => {
  for (const shared of [table(["human", "human"]), table(["human", "open"]), table(["human", "bot", "reserved"])])
    assert.deepEqual(
      [0, 119_000, 120_000].map((still) => pauseAt([table(["human", "bot"]), shared], still)),
      [20_000, 20_000, 60_000],
    );
});

test("if only the player can change anything, it does not poll until they are back", () => {
  for (const items of [
    [],
    [table(["human", "bot"])],
    [table(["human", "bot"], { status: "finished", waiting: false })],
  ])
    assert.equal(pauseAt(items, 0), null);
  assert.equal(pauseAt([table(["human", "bot"], { waiting: false })], 0), 20_000, "bots that take time");
});

test("without replies tables are polled less and less often", () => {
  assert.deepEqual([1, 2, 3, 4, 5, 50].map(pauseLost), [5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
});
