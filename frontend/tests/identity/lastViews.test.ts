import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { View } from "../../src/api/types.ts";
import { myKey } from "../../src/identity/key.ts";
import { keepView, lastView } from "../../src/identity/lastViews.ts";
import { savedTables } from "../../src/identity/savedTables.ts";
import { adoptKey } from "../../src/identity/switchPlayer.ts";
import { latest } from "../../src/screens/home/useMyTables.ts";
import { browser, json, server } from "../page.ts";

let stored: Map<string, string>;
let rebuild: (build: string) => void;
beforeEach(() => {
  ({ stored, rebuild } = browser());
  myKey.set(null);
});

const view = (table: string, more: object = {}) =>
  ({ table, version: 3, happened: [{ n: 3 }], messages: [{ n: 1 }], ...more }) as unknown as View;

test("the newest view of a table is stored, without animations and chat", () => {
  keepView(view("a", { version: 2 }));
  keepView(view("a"));
  assert.deepEqual(lastView("a")?.view, view("a", { happened: [], messages: [] }));
  assert.equal(lastView("b"), null);
});

test("as many tables as the home page lists are stored, the ones seen last, and no large ones", () => {
  const tables = Array.from({ length: 31 }, (_, n) => `t${n}`);
  for (const table of [...tables.slice(0, 30), "t0", "t30"]) keepView(view(table));
  assert.deepEqual(
    tables.filter((table) => !lastView(table)),
    ["t1"],
  );
  assert.equal([...stored.keys()].filter((name) => name.startsWith("club.last.")).length, 30);
  keepView(view("large", { state: "x".repeat(60_000) }));
  assert.equal(lastView("large"), null);
});

test("the key is stored only under its own name, and a player's stored tables are deleted with it", async () => {
  const key = "k".repeat(43);
  adoptKey(key);
  keepView(view("a"));
  server(() => json({ items: [{ table: "a", game: "becks-golf", status: "playing" }] }));
  await latest();
  assert.deepEqual([...stored.keys()].sort(), ["club.key", "club.last", "club.last.a", "club.tables"]);
  for (const [name, text] of stored) assert.equal(text.includes(key), name === "club.key", name);
  assert.deepEqual(
    savedTables()?.map(({ table }) => table),
    ["a"],
  );
  adoptKey("l".repeat(43));
  assert.deepEqual([...stored.keys()], ["club.key"]);
  assert.deepEqual([lastView("a"), savedTables()], [null, null]);
});

test("a player's stored views are not shown to another", () => {
  adoptKey("k".repeat(43));
  keepView(view("a"));
  myKey.set("l".repeat(43));
  assert.equal(lastView("a"), null);
});

test("a view stored by another build is not shown, since its format may differ", () => {
  keepView(view("a"));
  rebuild("2");
  assert.equal(lastView("a"), null);
  keepView(view("a"));
  assert.notEqual(lastView("a"), null);
});

test("invalid data is not shown as a view, and does not block storing the next one", () => {
  for (const version of [undefined, null, "3", 3.5]) {
    keepView(view("a", { version }));
    assert.equal(lastView("a"), null, String(version));
  }
  for (const spoilt of ['"a"', "7", '{"a": 1}', "[1, null]", "[", "null"]) {
    stored.set("club.last", spoilt);
    stored.set("club.last.a", spoilt);
    assert.equal(lastView("a"), null, spoilt);
    keepView(view("a"));
    assert.equal(lastView("a")?.view.version, 3, spoilt);
  }
});
