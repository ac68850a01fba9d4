import assert from "node:assert/strict";
import { test } from "node:test";
import type { PlayedRound, Profile } from "../../src/api/types.ts";
import { emblemOf } from "../../src/art/playerEmblem.ts";
import {
  chartOf,
  mainGame,
  monthWords,
  movedWords,
  pointsOf,
  ratingOf,
  scoreWords,
  strengthsOf,
} from "../../src/screens/player/playerStatistics.ts";

const NOW = new Date("2026-11-22T12:00:00Z");

const round = (more: Partial<PlayedRound>): PlayedRound => ({
  table: "t",
  game: "dice-golf",
  course: { id: "augustine", name: "Augustine" },
  holes: "18",
  score: 73,
  to_par: 1,
  place: 2,
  of: 4,
  index: null,
  at: "2026-06-12T12:00:00Z",
  ...more,
});
const game = (name: string, rounds: number, index: number | null, skill: number | null): Profile["games"][number] => ({
  game: name,
  rounds,
  wins: 1,
  index,
  skill,
});

test("an index over time starts with the oldest round, without those before the first index", () => {
  const points = pointsOf([
    round({ index: 7.4, at: "2026-11-20T12:00:00Z" }),
    round({ index: 9.5 }),
    round({ index: null, at: "2026-06-01T12:00:00Z" }),
  ]);
  assert.deepEqual(
    points.map(({ value }) => value),
    [9.5, 7.4],
  );
  assert.deepEqual(
    chartOf(points).map(({ text, mark }) => [text, mark]),
    [
      ["9.5", "Jun"],
      ["7.4", "Nov"],
    ],
  );
});

test("the change is in tenths, with its period", () => {
  const between = (first: number, last: number) => [
    { at: "2026-06-12T12:00:00Z", value: first },
    { at: "2026-11-20T12:00:00Z", value: last },
  ];
  assert.equal(movedWords(between(9.5, 7.4), true, NOW), "Index, down 2.1 since June");
  assert.equal(movedWords(between(20, 24.96), false, NOW), "Rating, up 5.0 since June");
  assert.equal(movedWords(between(7.41, 7.39), true, NOW), "Index, unchanged since June");
  assert.equal(movedWords(between(7.4, 8).slice(0, 1), true, NOW), "Index");
  assert.equal(movedWords([], true, NOW), "Index");
  const within = (day: string, last: number) => [
    { at: "2026-11-03T12:00:00Z", value: 7.4 },
    { at: `2026-11-${day}T14:00:00Z`, value: last },
  ];
  assert.equal(movedWords(within("20", 8.4), true, NOW), "Index, up 1.0 since 3 November");
  assert.equal(movedWords(within("20", 7.4), true, NOW), "Index");
  assert.equal(movedWords(within("03", 8.4), true, NOW), "Index");
});

test("a month of another year names the year", () => {
  assert.equal(monthWords("2026-06-12T12:00:00Z", NOW), "June");
  assert.equal(monthWords("2025-12-12T12:00:00Z", NOW), "December 2025");
});

test("the page shows the game played most among those with a rating", () => {
  const golf = game("dice-golf", 12, 7.4, 21);
  const stew = game("stew", 8, null, 23.1);
  const becks = game("becks-golf", 40, null, null);
  assert.equal(mainGame([stew, becks, golf]), golf);
  assert.equal(mainGame([becks]), becks);
  assert.equal(mainGame([]), undefined);
  assert.deepEqual([golf, stew, becks].map(ratingOf), [7.4, 23.1, null]);
});

test("a round shows its score against par, otherwise its place, or strokes if played alone", () => {
  assert.equal(scoreWords(round({ to_par: -2 })), "−2");
  assert.equal(scoreWords(round({ to_par: null, place: 1 })), "1st");
  assert.deepEqual(
    [2, 3, 4, 11, 12, 21].map((place) => scoreWords(round({ to_par: null, place }))),
    ["2nd", "3rd", "4th", "11th", "12th", "21st"],
  );
  assert.equal(scoreWords(round({ to_par: null, of: 1, place: 1, score: 31 })), "31");
});

test("a player's strengths come first, in tenths of a stroke, for that game only", () => {
  const part = (name: string, strokes: number, of = "dice-golf") => ({ game: of, part: name, strokes, rounds: 5 });
  const parts = [part("weather", 0.52), part("putting", -1.38), part("driving", 0.04), part("putting", 3, "mulligan")];
  assert.deepEqual(strengthsOf(parts, "dice-golf"), [
    { part: "putting", strokes: -1.4 },
    { part: "driving", strokes: 0 },
    { part: "weather", strokes: 0.5 },
  ]);
});

test("two players have different marks, and each always the same one", () => {
  for (const player of ["a", "b", "c", "d", "e", "f", "g"]) {
    const mark = emblemOf(player);
    assert.equal(emblemOf(player), mark);
    assert.ok(mark >= 0 && mark < 8);
    assert.notEqual(emblemOf(player, mark), mark);
  }
});
