import assert from "node:assert/strict";
import { test } from "node:test";
import { lookOf, setLook } from "../../src/identity/appearance.ts";
import { browser } from "../page.ts";

test("a look is kept until it is again as the phone says, and each change is told to the page", () => {
  const { stored } = browser();
  const told: unknown[] = [];
  addEventListener("storage", (event) => {
    const { key, newValue } = event as StorageEvent;
    told.push([key, newValue]);
  });
  assert.equal(lookOf("theme"), "");
  setLook("theme", "dark");
  assert.equal(lookOf("theme"), "dark");
  setLook("text", "200%");
  setLook("theme", "");
  assert.equal(lookOf("theme"), "");
  assert.deepEqual([...stored], [["club.text", "200%"]]);
  assert.deepEqual(told, [
    ["club.theme", "dark"],
    ["club.text", "200%"],
    ["club.theme", null],
  ]);
});
