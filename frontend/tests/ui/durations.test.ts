import assert from "node:assert/strict";
import { test } from "node:test";
import { clockWords, dayWords } from "../../src/ui/dates.ts";
import { leftWords, shareLeft } from "../../src/ui/durations.ts";
import { listWords, numberWord, ordinal, toPar } from "../../src/ui/namesAndScores.ts";

const HOUR = 3_600_000;

test("the remaining time", () => {
  const cases: [number, string][] = [
    [-1, "under a minute"],
    [59_000, "under a minute"],
    [12 * 60_000, "12 min"],
    [1.5 * HOUR, "90 min"],
    [3.9 * HOUR, "4 h"],
    [49 * HOUR, "49 h"],
    [100 * HOUR, "4 days"],
  ];
  for (const [ms, words] of cases) assert.equal(leftWords(ms), words);
  assert.deepEqual(
    [36 * HOUR, 100 * HOUR, -1].map((ms) => shareLeft(ms, 72)),
    [50, 100, 0],
  );
});

test("a new clock shows its full time", () => {
  for (const hours of [8, 24, 72, 336]) {
    const shown = leftWords(hours * HOUR - 1000);
    assert.ok([clockWords(hours), `${hours} h`].includes(shown), `${shown} stands on a clock of ${hours} hours`);
  }
});

test("clocks in words", () => {
  assert.deepEqual([null, 0.5, 1, 8, 24, 36, 72].map(clockWords), [
    "none",
    "30 min",
    "1 h",
    "8 h",
    "1 day",
    "36 h",
    "3 days",
  ]);
});

test("days in words", () => {
  const now = new Date(2026, 10, 21, 12);
  const day = (...parts: [number, number, number, number]) => dayWords(new Date(...parts).toISOString(), now);
  assert.equal(day(2026, 10, 21, 0), "today");
  assert.equal(day(2026, 10, 20, 23), "yesterday");
  assert.equal(day(2026, 9, 12, 9), "12 October");
  assert.equal(day(2025, 9, 12, 9), "12 October 2025");
});

test("small texts", () => {
  assert.deepEqual([-2, 0, 3].map(toPar), ["−2", "E", "+3"]);
  assert.deepEqual([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(listWords), ["", "a", "a and b", "a, b and c"]);
  assert.deepEqual([0, 3, 40].map(numberWord), ["no", "three", "40"]);
  assert.deepEqual([1, 4, 11].map(ordinal), ["first", "fourth", "11th"]);
});
