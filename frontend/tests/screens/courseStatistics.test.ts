import assert from "node:assert/strict";
import { test } from "node:test";
import type { CourseFigures, RatedCourse } from "../../src/api/types.ts";
import { barsOf, gameOf, halfOf, halfWith, hardestWords } from "../../src/screens/courses/courseStatistics.ts";

const holes = Array.from({ length: 18 }, (_, n) => ({ par: n % 2 ? 3 : 4, yards: 300 }));
const figures = {
  rounds: 3,
  hardest: 12,
  holes: [
    { hole: 10, strokes: 2.75, rounds: 2 },
    { hole: 11, strokes: null, rounds: 0 },
    { hole: 12, strokes: 4.55, rounds: 3 },
  ],
} as CourseFigures;

test("the bars of a half are its holes, each against its own par, with the hardest marked", () => {
  const bars = barsOf(holes, 1, figures);
  assert.deepEqual(
    bars.slice(0, 3).map(({ label, of, over, text, most }) => [label, of, over, text, most]),
    [
      ["10", "Hole 10, par 3", -0.25, "2.8", false],
      ["11", "Hole 11, par 4", null, "not played", false],
      ["12", "Hole 12, par 3", 4.55 - 3, "4.6", true],
    ],
  );
  assert.equal(bars.length, 9);
  assert.deepEqual(barsOf(holes.slice(0, 3), 0, figures).length, 3);
});

test("the half of a hole is the one with its bar", () => {
  assert.deepEqual([1, 9, 10, 18].map(halfWith), [0, 0, 1, 1]);
  assert.equal(halfOf(holes.slice(0, 14), 1).length, 5);
});

test("the hardest hole is named with its par and mean, unless nobody has played", () => {
  assert.equal(hardestWords(holes, figures), "A par three that takes 4.6 strokes.");
  assert.equal(hardestWords(holes, { ...figures, hardest: null }), null);
});

test("a course's page is about the requested game, if it can be played on the course", () => {
  const course = { ratings: [{ game: "dice-golf" }, { game: "mulligan" }] } as RatedCourse;
  assert.deepEqual(
    [gameOf(course, "mulligan"), gameOf(course, "stew"), gameOf(course, null)],
    ["mulligan", "dice-golf", "dice-golf"],
  );
  assert.equal(gameOf({ ratings: [] }, null), null);
});
