import assert from "node:assert/strict";
import { test } from "node:test";
import { outcome } from "./outcome.ts";
import type { MulliganFinished } from "./state.ts";

const NAMES = ["Cleo", "Ben", "Ana", "Dan"];

function finished(totals: number[], sides: number[][], more: object = {}, you: number | null = 0): MulliganFinished {
  const sideOf = (golfer: number) => sides.findIndex((side) => side.includes(golfer));
  const golfers = sides
    .flat()
    .sort()
    .map((golfer) => ({ golfer, seat: golfer, side: sideOf(golfer), to_par: totals[sideOf(golfer)]! - 36 }));
  const score = (seat: number) => totals[sideOf(seat)]!;
  const places = golfers.map(({ seat }) => ({
    seat,
    place: 1 + totals.filter((one) => one < score(seat)).length,
    score: score(seat),
  }));
  return {
    you,
    course: { name: "Pebble Coast" },
    seats: golfers.map(({ seat }) => ({ seat, name: NAMES[seat], kind: "human" })),
    state: { golfers, sides, side_totals: totals, wagers: null, ...more },
    result: { places },
  } as unknown as MulliganFinished;
}

test("the fewest strokes win the course", () => {
  const { title, line, groups } = outcome(finished([38, 40], [[0], [1]]));
  assert.deepEqual([title, line], ["You take Pebble Coast", "By two strokes."]);
  assert.deepEqual([groups[0]!.words, groups[1]!.words], ["You, +2", "Ben, +4"]);
  assert.equal(outcome(finished([38, 40], [[0], [1]], {}, null)).title, "Cleo takes Pebble Coast");
});

test("ties share the course, and partners win it together (M-47)", () => {
  assert.equal(outcome(finished([38, 38], [[0], [1]])).title, "You and Ben share Pebble Coast");
  const sides = [
    [0, 2],
    [1, 3],
  ];
  assert.equal(outcome(finished([33, 36], sides)).title, "You and Ana take Pebble Coast");
});

test("chips decide where chips are bet (M-41)", () => {
  const view = finished([40, 38], [[0], [1]], { wagers: { chips: [120, 80] } });
  view.result.places = [
    { seat: 0, place: 1, score: 120 },
    { seat: 1, place: 2, score: 80 },
  ];
  assert.equal(outcome(view).line, "By 40 chips.");
});
