import assert from "node:assert/strict";
import { test } from "node:test";
import { pressed } from "./shortcuts.ts";

(globalThis as { CSS?: unknown }).CSS ??= { escape: (text: string) => text };

/** Presses a key at a table with a control for D; returns what happened, and whether the browser's own action was prevented. */
function press(key: string, { inside = "", ...held }: { inside?: string; ctrlKey?: boolean } = {}) {
  const done: string[] = [];
  const target = { closest: (places: string) => (inside && places.includes(inside) ? target : null) };
  const control = { click: () => done.push("control") };
  const table = { querySelector: (wanted: string) => (wanted.startsWith("[aria-keyshortcuts=D]") ? control : null) };
  const event = { key, target, preventDefault: () => done.push("kept"), ...held };
  pressed(event as unknown as KeyboardEvent, table as unknown as ParentNode, (name) =>
    ["k", "Escape"].includes(name) ? () => done.push(name) : null,
  );
  return done;
}

test("a shortcut replaces the browser's default action", () => {
  assert.deepEqual(press("k"), ["kept", "k"]);
});

test("a shortcut presses the control that names it, in either case", () => {
  assert.deepEqual([press("d"), press("D")], Array(2).fill(["kept", "control"]));
});

test("other keys are left to the browser", () => {
  assert.deepEqual(press("q"), []);
});

test("Escape goes back, and closes anything that can be closed", () => {
  assert.deepEqual(press("Escape"), ["Escape"]);
});

test("keys for text fields, sheets or the browser are no shortcuts", () => {
  assert.deepEqual(press("k", { inside: "textarea" }), []);
  assert.deepEqual(press("d", { inside: "dialog" }), []);
  assert.deepEqual(press("k", { ctrlKey: true }), []);
});
