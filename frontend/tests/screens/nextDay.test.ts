import assert from "node:assert/strict";
import { test } from "node:test";
import { nextAfter } from "../../src/screens/daily/nextDay.ts";

const CLOSES = "2026-11-30T00:00:00Z";
const CLOSE = Date.parse(CLOSES);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test("the next day is requested just after this one has closed", () => {
  assert.equal(nextAfter(CLOSES, CLOSE - 5 * MINUTE, 0), 5 * MINUTE + 1500);
  assert.equal(nextAfter(CLOSES, CLOSE - 1, 3), 1501);
  assert.equal(nextAfter(CLOSES, CLOSE - DAY - 1, 0), null);
});

test("if the day goes on anyway, it is requested less and less often", () => {
  for (const off of [0, 1, MINUTE, DAY, 400 * DAY]) {
    let asked = 0;
    for (let at = 0; at < DAY; asked++) at += nextAfter(CLOSES, CLOSE + off + at, asked)!;
    assert.ok(asked > 100 && asked < 170, `${asked} times within a day`);
    const soon = [0, 1, 2, 3].map((inVain) => nextAfter(CLOSES, CLOSE + off, inVain));
    assert.deepEqual(soon, [4000, 8000, 16_000, 32_000]);
  }
});
