import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { View } from "../../src/api/types.ts";
import { boardPath, keepRound, lastRound, roundIn, roundOf } from "../../src/screens/boards/lastRound.ts";
import { browser } from "../page.ts";

const { stored } = browser();
beforeEach(() => stored.clear());

const golf = { game: "dice-golf", course: { id: "pebble-coast" }, options: { holes: "front", format: "skins" } };
const cards = { game: "becks-golf", course: null, options: { rounds: 4 } };
const round = (view: object) => roundOf(view as View);

test("a round links to its leaderboard", () => {
  assert.equal(boardPath(round(golf)), "/boards/dice-golf?course=pebble-coast&holes=front&format=skins");
  assert.equal(boardPath(round(cards)), "/boards/becks-golf");
});

test("the last round is found again, by its game or without one", () => {
  assert.equal(lastRound(null), null);
  keepRound(round(golf));
  assert.deepEqual(lastRound(null), round(golf));
  assert.deepEqual(lastRound("dice-golf"), round(golf));
  assert.equal(lastRound("becks-golf"), null);
});

test("a round with modes links to the leaderboard of these modes, and back", () => {
  const wild = { game: "mulligan", course: { id: "augustine" }, options: { holes: "18", modes: ["wolf", "course"] } };
  const path = boardPath(round(wild));
  assert.equal(path, "/boards/mulligan?course=augustine&holes=18&modes=wolf%2Ccourse");
  const [, query] = path.split("?");
  assert.deepEqual(roundIn("mulligan", new URLSearchParams(query)), { ...round(wild), format: null });
});
