import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { View } from "../../src/api/types.ts";
import { adoptKey, myKey } from "../../src/identity/key.ts";
import { keepView, lastView } from "../../src/identity/lastViews.ts";
import { browser } from "../page.ts";

const { stored } = browser();
beforeEach(() => {
  stored.clear();
  myKey.set(null);
});

const view = (table: string, more: object = {}) =>
  ({ table, version: 3, happened: [{ n: 3 }], messages: [{ n: 1 }], ...more }) as unknown as View;

test("the newest view of a table is kept, without what only moves and what was said", () => {
  keepView(view("a", { version: 2 }));
  keepView(view("a"));
  assert.deepEqual(lastView("a")?.view, view("a", { happened: [], messages: [] }));
  assert.equal(lastView("b"), null);
});

test("only a few tables are kept, those looked at last, and nothing large", () => {
  for (const table of ["a", "b", "c", "d", "e", "a", "f"]) keepView(view(table));
  assert.deepEqual(
    ["a", "b", "c", "d", "e", "f"].filter((table) => lastView(table)),
    ["a", "c", "d", "e", "f"],
  );
  assert.equal([...stored.keys()].filter((name) => name.startsWith("club.last.")).length, 5);
  keepView(view("g", { state: "x".repeat(60_000) }));
  assert.equal(lastView("g"), null);
});

test("what one player may see is not shown to another", () => {
  adoptKey("k".repeat(43));
  keepView(view("a"));
  adoptKey("l".repeat(43));
  assert.equal(lastView("a"), null);
});
