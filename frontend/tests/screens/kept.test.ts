import assert from "node:assert/strict";
import { test } from "node:test";
import type { View } from "../../src/api/types.ts";
import { needKey } from "../../src/identity/key.ts";
import { keep, keepNew, kept } from "../../src/screens/home/kept.ts";
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
  }) as unknown as View;

test("a table just made stands first among those that are known without a network, and once", () => {
  browser();
  needKey();
  keep([]);
  keepNew(made("one"));
  keepNew(made("two", [0]));
  keepNew(made("one"));
  const [one, two, ...more] = kept()!;
  assert.deepEqual([one?.table, two?.table, more.length], ["one", "two", 0]);
  assert.deepEqual([one?.waiting, two?.waiting], [false, true]);
  assert.deepEqual(one?.seats, [
    { name: "Ana", kind: "human" },
    { name: "", kind: "open" },
  ]);
  assert.deepEqual(one?.course, { id: "p", name: "Pebble Coast" });
});
