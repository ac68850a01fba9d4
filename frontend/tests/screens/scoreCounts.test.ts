import assert from "node:assert/strict";
import { test } from "node:test";
import type { Challenge } from "../../src/api/types.ts";
import { beforeWords, courseWords, openedWords } from "../../src/screens/daily/dayWords.ts";
import { binsOf, dayBefore, holesPlayed, labelOf, ownBin, shortSeal } from "../../src/screens/daily/scoreCounts.ts";
import { dateWords, monthPath } from "../../src/ui/utcDates.ts";

test("scores are counted from best to worst, including those that nobody has", () => {
  const bins = binsOf({ "1": 4, "-2": 1, "11": 2, "0": 3 });
  assert.deepEqual(bins.slice(0, 4).map(labelOf), ["−2", "−1", "E", "+1"]);
  assert.deepEqual(
    bins.map(({ count }) => count),
    [1, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2],
  );
  assert.deepEqual(binsOf({}), []);
  // A single score is in the middle of nine bins.
  assert.deepEqual(
    binsOf({ "5": 1 }).map(({ score, count }) => [score, count]),
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((score) => [score, score === 5 ? 1 : 0]),
  );
});

test("the viewer's bar is found by their score, and gives the number of players", () => {
  const bins = binsOf({ "-1": 13, "0": 2 });
  assert.deepEqual(ownBin(bins, -1), { at: 3, count: 13 });
  assert.equal(ownBin(bins, undefined), null);
  assert.equal(ownBin(bins, 11), null);
});

test("the previous day is computed in UTC, across months and years", () => {
  assert.deepEqual(["2026-11-22", "2026-03-01", "2027-01-01"].map(dayBefore), [
    "2026-11-21",
    "2026-02-28",
    "2026-12-31",
  ]);
});

test("days are counted as by the club, in any time zone", () => {
  assert.equal(dateWords("2026-11-22"), "22 November");
  assert.equal(dateWords("2026-12-01T00:00:00Z", -1), "30 November");
  assert.equal(dateWords("2026-12-01T00:00:00Z", -1, "short"), "30 Nov");
});

test("a commitment is shown by its first and last characters", () => {
  assert.equal(shortSeal(`7f3a${"0".repeat(56)}c21e`), "7f3a…c21e");
});

test("the played part of a course has its own hole numbers and par", () => {
  const holes = Array.from({ length: 18 }, (_, n) => ({ par: n % 9 === 0 ? 3 : 4, yards: 400 }));
  assert.deepEqual(
    holesPlayed(holes, "back").map(({ hole }) => hole),
    [10, 11, 12, 13, 14, 15, 16, 17, 18],
  );
  assert.equal(holesPlayed(holes, "all").length, 18);
  const course = { id: "x", name: "X", holes };
  assert.equal(courseWords({ course, holes: "front" }), "Front nine, par 35");
  assert.equal(courseWords({ course, holes: "all" }), "18 holes, par 70");
});

test("the month's course links to its leaderboard of this month", () => {
  const course = { id: "st andres", name: "St. André’s" };
  const path = monthPath({ game: "dice-golf", course, month: "2026-11", until: "2026-12-01T00:00:00Z" });
  assert.equal(path, "/boards/dice-golf?course=st%20andres&period=month");
});

test("the last day with a round is yesterday, or named", () => {
  const [today, before] = [{ date: "2026-11-22" }, { course: { name: "Augustine" }, finished: 3 } as Challenge];
  assert.equal(beforeWords(today, { ...before, date: "2026-11-21" }), "Yesterday at Augustine, 3 players");
  assert.equal(beforeWords(today, { ...before, date: "2026-11-14" }), "14 November at Augustine, 3 players");
  assert.equal(openedWords(today, { date: "2026-11-21" }), "Yesterday’s is public.");
  assert.equal(openedWords(today, { date: "2026-11-14" }), "The seed of 14 November is public.");
});
