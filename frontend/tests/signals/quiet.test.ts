import assert from "node:assert/strict";
import { test } from "node:test";
import { clockTime, intoDay, quietParts, usualQuiet } from "../../src/signals/quiet.ts";

const quiet = (begins: string, ends: string) => ({ begins, ends, zone: "Europe/Berlin" });
const hours = (begins: string, ends: string) => quietParts(quiet(begins, ends)).map((part) => part.map((at) => at * 24));

test("a day is drawn from noon to noon", () => {
  assert.deepEqual(["12:00", "18:00", "00:00", "11:59"].map(intoDay), [0, 0.25, 0.5, 1439 / 1440]);
});

test("a night is one part, and hours over noon are two", () => {
  assert.deepEqual(hours("22:00", "08:00"), [[10, 20]]);
  assert.deepEqual(hours("09:00", "15:00"), [
    [0, 3],
    [21, 24],
  ]);
  assert.deepEqual(hours("20:00", "12:00"), [[8, 24]]);
  assert.deepEqual(hours("12:00", "18:00"), [[0, 6]]);
  assert.deepEqual(hours("08:00", "08:00"), []);
});

test("times are said as the language writes them", () => {
  assert.deepEqual([clockTime("22:00"), clockTime("08:30")], ["22:00", "8:30"]);
});

test("most people sleep from ten to eight, by their own clocks", () => {
  assert.deepEqual(usualQuiet(), {
    ...quiet("22:00", "08:00"),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});
