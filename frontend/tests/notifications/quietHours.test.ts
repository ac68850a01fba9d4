import assert from "node:assert/strict";
import { test } from "node:test";
import { quietParts, shareOfDay } from "../../src/notifications/quietHours.ts";

const parts = (from: string, to: string) =>
  quietParts({ zone: "Europe/Berlin", from, to }).map((part) => part.map((at) => at * 24));

test("a day is drawn from noon to noon", () => {
  assert.deepEqual(["12:00", "18:00", "00:00", "11:59"].map(shareOfDay), [0, 0.25, 0.5, 1439 / 1440]);
});

test("a night is one part, and hours across noon are two", () => {
  assert.deepEqual(parts("22:00", "08:00"), [[10, 20]]);
  assert.deepEqual(parts("09:00", "15:00"), [
    [0, 3],
    [21, 24],
  ]);
  assert.deepEqual(parts("00:00", "12:00"), [[12, 24]]);
  assert.deepEqual(parts("12:00", "18:00"), [[0, 6]]);
});
