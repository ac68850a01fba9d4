import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { noteServerTime, serverTime } from "../../src/lib/serverTime.ts";

const HOUR = 3_600_000;
const told = (off: number) => new Date(Date.now() + off).toUTCString();
const off = () => Math.round((serverTime() - Date.now()) / 1000) * 1000;

afterEach(() => noteServerTime(told(0), null));

test("a phone that is off by more than a minute uses the server's time until it is right again", () => {
  for (const wrong of [26 * HOUR, -26 * HOUR, 90_000, -365 * 24 * HOUR]) {
    noteServerTime(told(wrong), null);
    assert.ok(Math.abs(off() - wrong) <= 1000, `${wrong}: ${off()}`);
    noteServerTime(told(3000), null);
    assert.equal(off(), 0);
  }
});

test("a reply cached by the edge is as old as it says", () => {
  noteServerTime(told(-2 * HOUR), "7200");
  assert.equal(off(), 0);
  noteServerTime(told(-2 * HOUR), "3600");
  assert.ok(Math.abs(off() + HOUR) <= 1000);
});

test("a reply without a readable time changes nothing", () => {
  noteServerTime(told(26 * HOUR), null);
  for (const date of [null, "", "yesterday"]) noteServerTime(date, null);
  for (const age of ["long", "Infinity", "1e999"]) noteServerTime(told(0), age);
  assert.ok(off() > 25 * HOUR);
});
