import assert from "node:assert/strict";
import { test } from "node:test";
import type { View } from "../../api/types.ts";
import { nextWords, toPar } from "./dailyRound.ts";

const view = (at: number | null, to_par: number) =>
  ({
    state: {
      holes: [4, 3, 5].map((par, n) => ({ hole: n + 10, par, yards: 400 })),
      players: [{ seat: 0, at, to_par }],
    },
  }) as unknown as View;

test("the day's page names the next hole, by its number on the course, and the score so far", () => {
  assert.equal(nextWords(view(2, -1)), "Hole 12, par 5, one under");
  assert.equal(nextWords(view(0, 0)), "Hole 10, par 4, level");
  assert.equal(nextWords(view(1, 3)), "Hole 11, par 3, three over");
  assert.equal(toPar(view(1, 3)), 3);
});

test("after the last hole there is no next hole", () => {
  assert.equal(nextWords(view(null, 4)), "");
});
