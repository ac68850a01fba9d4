import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { clubTime, noteTime } from "../../src/lib/serverTime.ts";

const HOUR = 3_600_000;
const told = (off: number) => new Date(Date.now() + off).toUTCString();
const off = () => Math.round((clubTime() - Date.now()) / 1000) * 1000;

afterEach(() => noteTime(told(0), null));

test("a phone that is wrong by more than a minute goes by the server, until it is right again", () => {
  for (const wrong of [26 * HOUR, -26 * HOUR, 90_000, -365 * 24 * HOUR]) {
    noteTime(told(wrong), null);
    assert.ok(Math.abs(off() - wrong) <= 1000, `${wrong}: ${off()}`);
    noteTime(told(3000), null);
    assert.equal(off(), 0);
  }
});

test("what the edge kept for a while is as old as it says", () => {
  noteTime(told(-2 * HOUR), "7200");
  assert.equal(off(), 0);
  noteTime(told(-2 * HOUR), "3600");
  assert.ok(Math.abs(off() + HOUR) <= 1000);
});

test("a reply that tells no time, or one that nobody can read, changes nothing", () => {
  noteTime(told(26 * HOUR), null);
  for (const date of [null, "", "yesterday"]) noteTime(date, null);
  for (const age of ["long", "Infinity", "1e999"]) noteTime(told(0), age);
  assert.ok(off() > 25 * HOUR);
});
