import assert from "node:assert/strict";
import { test } from "node:test";
import { appearanceOf, setAppearance } from "../../src/identity/appearance.ts";
import { browser } from "../page.ts";

test("a theme is stored until it equals the phone's, and the page hears of each change", () => {
  const { stored } = browser();
  const told: unknown[] = [];
  addEventListener("storage", (event) => {
    const { key, newValue } = event as StorageEvent;
    told.push([key, newValue]);
  });
  assert.equal(appearanceOf("theme"), "");
  setAppearance("theme", "dark");
  assert.equal(appearanceOf("theme"), "dark");
  setAppearance("text", "200%");
  setAppearance("theme", "");
  assert.equal(appearanceOf("theme"), "");
  assert.deepEqual([...stored], [["club.text", "200%"]]);
  assert.deepEqual(told, [
    ["club.theme", "dark"],
    ["club.text", "200%"],
    ["club.theme", null],
  ]);
});
