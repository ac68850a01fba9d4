import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { View } from "../../src/api/types.ts";
import { notePlayedWith, playedWith } from "../../src/identity/playedWith.ts";
import { adoptKey } from "../../src/identity/switchPlayer.ts";
import { browser } from "../page.ts";

let stored: Map<string, string>;
beforeEach(() => {
  ({ stored } = browser());
  adoptKey("k".repeat(43));
});

const human = (seat: number, name: string, player: string | null = `player-${name}`) => ({
  seat,
  name,
  player,
  kind: "human",
});
const view = (table: string, names: string[], more: object = {}) =>
  ({
    table,
    game: "stew",
    course: null,
    you: 0,
    started: "2026-11-20T22:50:02Z",
    seats: [human(0, "Me"), ...names.map((name, n) => human(n + 1, name))],
    ...more,
  }) as unknown as View;
const names = () => playedWith().map(({ name }) => name);

test("players are remembered by their seat, the latest first, each once", () => {
  notePlayedWith(view("a", ["Hal", "Bea"]));
  notePlayedWith(view("b", ["Cat", "Hal"]));
  assert.deepEqual(names(), ["Cat", "Hal", "Bea"]);
  const { table, seat, game } = playedWith()[1]!;
  assert.deepEqual([table, seat, game], ["b", 2, "stew"]);
});

test("tables that were only watched or have not started, bots and given-up seats are not remembered", () => {
  notePlayedWith(view("a", ["Hal"], { you: null }));
  notePlayedWith(view("a", ["Hal"], { started: null }));
  const bot = { seat: 1, name: "Old Tom", player: null, kind: "bot" };
  notePlayedWith(view("a", [], { seats: [human(0, "Me"), bot, human(2, "Gone", null)] }));
  assert.deepEqual(names(), []);
});

test("a dozen are remembered, and stored only if they changed", () => {
  notePlayedWith(view("a", "abcdefgh".split("")));
  notePlayedWith(view("b", "ijklmnop".split("")));
  assert.deepEqual(names().join(""), "ijklmnopabcd");
  const [name] = [...stored.keys()].filter((key) => key.includes("fellows"));
  stored.set(name!, `${stored.get(name!)} `);
  notePlayedWith(view("b", "ijklmnop".split("")));
  assert.ok(stored.get(name!)!.endsWith(" "));
});

test("another player on this device sees none of them, and damaged ones are skipped", () => {
  notePlayedWith(view("a", ["Hal"]));
  adoptKey("l".repeat(43));
  assert.deepEqual(names(), []);
  assert.ok(![...stored.keys()].some((key) => key.includes("fellows")));
  notePlayedWith(view("a", ["Hal"]));
  const [name] = [...stored.keys()].filter((key) => key.includes("fellows"));
  stored.set(name!, `[null, {"name": 3}, ${stored.get(name!)!.slice(1)}`);
  assert.deepEqual(names(), ["Hal"]);
});
