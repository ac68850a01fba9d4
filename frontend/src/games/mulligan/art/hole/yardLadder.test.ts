import assert from "node:assert/strict";
import { test } from "node:test";
import { type Ladder, landing, placeOf, rungsOf } from "./yardLadder.ts";

const across: Ladder = { tee: 34, flag: 324, end: 347, yards: 390 };
/** A lane of the swing: the tee is below, outside the picture. */
const upward: Ladder = { tee: 400, flag: 98, end: 70, yards: 390 };

test("tee, flag and half-way are where the ladder has them", () => {
  assert.equal(placeOf(across, { left: 390 }), 34);
  assert.equal(placeOf(across, { left: 0 }), 324);
  assert.equal(placeOf(across, { left: 195 }), (34 + 324) / 2);
  assert.equal(placeOf(upward, { left: 195 }), (400 + 98) / 2);
});

test("a shot that is too long ends behind the hole, and the next one comes back (M-25)", () => {
  assert.deepEqual(landing({ left: 290 }, 275), { left: 15, past: false });
  assert.deepEqual(landing({ left: 40 }, 100), { left: 60, past: true });
  assert.deepEqual(landing({ left: 60, past: true }, 50), { left: 10, past: true });
  assert.deepEqual(landing({ left: 60, past: true }, 100), { left: 40, past: false });
});

test("a ball exactly on the hole is neither short nor past, from either side", () => {
  assert.equal(landing({ left: 100 }, 100).left, 0);
  assert.equal(placeOf(across, landing({ left: 25, past: true }, 25)), 324);
});

test("everything behind the flag is in the picture, longer shots further out", () => {
  for (const ladder of [across, upward]) {
    const way = Math.sign(ladder.end - ladder.flag);
    const at = [1, 25, 100, 300, 700].map((left) => placeOf(ladder, { left, past: true }) * way);
    assert.deepEqual(
      at,
      [...at].sort((a, b) => a - b),
    );
    assert.ok(at[0]! > ladder.flag * way && at.at(-1)! < ladder.end * way);
  }
});

test("just behind the flag the scale is the same as before it", () => {
  const before = placeOf(across, { left: 0 }) - placeOf(across, { left: 1 });
  const behind = placeOf(across, { left: 1, past: true }) - placeOf(across, { left: 0 });
  assert.ok(Math.abs(before - behind) < before * 0.05, `${before} and ${behind}`);
});

test("rungs are every 25 yards from the flag, with longer ones at hundreds", () => {
  const rungs = rungsOf(across);
  assert.deepEqual(
    rungs.filter(({ long }) => long).map(({ yards }) => yards),
    [0, 100, 200, 300],
  );
  assert.equal(rungs.at(-1)!.yards, 375);
  assert.equal(rungsOf({ ...across, yards: 400 }).at(-1)!.yards, 375);
  for (const { yards, at } of rungs) assert.equal(at, placeOf(across, { left: 390 - yards }));
});
