import assert from "node:assert/strict";
import { test } from "node:test";
import type { View } from "../../src/api/types.ts";
import { needKey } from "../../src/identity/key.ts";
import { savedTables, saveNewTable, saveSeenTable, saveTables } from "../../src/identity/savedTables.ts";
import { browser } from "../page.ts";

const seats = [
  { seat: 0, name: "Ana", kind: "human", player: "a" },
  { seat: 1, name: "", kind: "open", player: null },
];
const made = (table: string, waiting: number[] = []) =>
  ({
    table,
    name: "Sunday four",
    game: "dice-golf",
    course: { id: "p", name: "Pebble Coast", holes: [] },
    status: "open",
    seats,
    you: 0,
    host: 0,
    waiting_for: waiting,
    deadline: null,
    pace: { pause: null },
  }) as unknown as View;

test("a new table comes first among those known without a network, once", () => {
  browser();
  needKey();
  saveTables([]);
  saveNewTable(made("one"));
  saveNewTable(made("two", [0]));
  saveNewTable(made("one"));
  const [one, two, ...more] = savedTables()!;
  assert.deepEqual([one?.table, two?.table, more.length], ["one", "two", 0]);
  assert.deepEqual([one?.waiting, two?.waiting], [false, true]);
  assert.deepEqual(one?.seats, [
    { name: "Ana", kind: "human" },
    { name: "", kind: "open" },
  ]);
  assert.deepEqual(one?.course, { id: "p", name: "Pebble Coast" });
});

test("an opened table is stored as it is, in its place among the others", () => {
  browser();
  needKey();
  saveTables([]);
  saveNewTable(made("one", [0]));
  saveNewTable(made("two"));
  saveSeenTable({ ...made("one", [1]), status: "playing" } as View);
  saveSeenTable(made("three", [0]));
  saveSeenTable({ ...made("four"), you: null } as View);
  assert.deepEqual(
    savedTables()!.map(({ table, status, waiting, waiting_for }) => [table, status, waiting, waiting_for]),
    [
      ["three", "open", true, [0]],
      ["two", "open", false, []],
      ["one", "playing", false, [1]],
    ],
  );
});

test("someone who took a seat is known by name", () => {
  browser();
  needKey();
  saveTables([]);
  saveNewTable(made("one"));
  const joined = [seats[0], { seat: 1, name: "Ben", kind: "human", player: "b" }];
  saveSeenTable({ ...made("one", [1]), status: "playing", seats: joined } as unknown as View);
  assert.deepEqual(savedTables()![0]?.seats[1], { name: "Ben", kind: "human" });
});

test("a pause is saved with its end, and a requested one without", () => {
  browser();
  needKey();
  saveTables([]);
  saveNewTable(made("one"));
  for (const until of [null, "2026-06-25T20:26:40Z", null]) {
    saveSeenTable({ ...made("one"), status: "playing", pace: { pause: { until } } } as unknown as View);
    assert.equal(savedTables()![0]?.paused_until, until);
  }
});
