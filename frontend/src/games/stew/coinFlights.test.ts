import assert from "node:assert/strict";
import { test } from "node:test";
import { flightsOf } from "./coinFlights.ts";
import type { Paid } from "./revealScenes.ts";

const paid = (earns: number, takes: boolean): Paid => ({ cards: [], matches: 1, takes, earns, money: 0 });

test("every coin comes from where it was earned, tips before wages, one by one", () => {
  const flights = flightsOf([paid(1, false), paid(7, true), paid(0, false)]);
  assert.deepEqual(
    flights.map(({ card, from, to }) => [card, from, to]),
    [
      [6, "tip", "coin-1-0"],
      [1, "tip", "coin-1-1"],
      [1, "wages", "coin-0-0"],
    ],
  );
  const waits = flights.map(({ wait }) => wait);
  assert.deepEqual([...new Set(waits)].sort(), waits);
});
