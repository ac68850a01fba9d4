import assert from "node:assert/strict";
import { test } from "node:test";
import { leastSeats, wanted } from "./options.ts";

const course = (count: number) => ({ id: "c", name: "C", holes: Array(count).fill({ par: 4, yards: 400 }) });
const LONG = course(18);
const SHORT = course(1);

test("default options of a round", () => {
  assert.deepEqual(wanted({}, 2, LONG), { format: "stroke", holes: "18", stymie: false });
});

test("the Stymie is on for more than two players by default", () => {
  const stymie = (options: object, seats: number) => wanted({ ...options }, seats, LONG)["stymie"];
  assert.deepEqual([stymie({}, 2), stymie({}, 3), stymie({}, 4)], [false, true, true]);
  assert.deepEqual([stymie({ stymie: true }, 2), stymie({ stymie: false }, 3)], [true, false]);
});

test("impossible options are left out", () => {
  assert.deepEqual(wanted({ format: "match" }, 1, LONG), { format: "stroke", holes: "18" });
  assert.deepEqual(wanted({ holes: "72", stymie: true }, 2, LONG), { format: "stroke", holes: "72" });
  assert.deepEqual(wanted({ holes: "72" }, 2, SHORT), { format: "stroke", stymie: false });
  assert.deepEqual(wanted({ holes: "back", stymie: false }, 2, LONG), {
    format: "stroke",
    holes: "back",
    stymie: false,
  });
});

test("a format sets its number of seats, and falls back to stroke play without them", () => {
  assert.equal(leastSeats({ format: "best-ball" }), 4);
  assert.equal(leastSeats({ format: "skins" }), 2);
  assert.equal(wanted({ format: "best-ball" }, 2, LONG)["format"], "stroke");
  assert.equal(wanted({ format: "best-ball" }, 4, LONG)["format"], "best-ball");
});

test("stored options of older pages are checked", () => {
  assert.deepEqual(wanted({ holes: 9, format: null, stymie: "no" }, 2, LONG), wanted({}, 2, LONG));
});
