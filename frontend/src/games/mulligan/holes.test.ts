import assert from "node:assert/strict";
import { test } from "node:test";
import { holeOf, isIn, roundOf } from "./holes.ts";
import type { MulliganState } from "./state.ts";

const holes = Array.from({ length: 18 }, (_, at) => ({ hole: at + 1, par: 4, yards: 400 }));
const state = (at: number, phase: string, more: object = {}) =>
  ({ at, phase, holes, last_hole: null, ...more }) as unknown as MulliganState;

const CASES: [name: string, at: number, phase: string, hole: number, asked: number][] = [
  ["the first hole", 0, "plan", 1, 9],
  ["the ninth", 8, "react", 9, 9],
  ["while all say whether they go on", 9, "vote", 9, 9],
  ["after nine", 9, "over", 9, 9],
  ["the tenth", 9, "plan", 10, 18],
  ["after eighteen", 18, "over", 18, 18],
];

for (const [name, at, phase, hole, asked] of CASES)
  test(`${name}: the hole, and how many the round has (M-05)`, () => {
    const now = state(at, phase);
    assert.equal(holeOf(now).hole, hole);
    assert.equal(roundOf({ options: { holes: "ask" }, state: now }).length, asked);
    assert.equal(roundOf({ options: { holes: "18" }, state: now }).length, 18);
  });

test("a ball is in the hole once the hole has ended, if it needed no finishing strokes", () => {
  const last_hole = { finishing: [0, 2] };
  const between = state(9, "vote", { last_hole });
  assert.deepEqual(
    [isIn(between, 0), isIn(between, 1), isIn(state(9, "plan", { last_hole }), 0)],
    [true, false, false],
  );
});
