import assert from "node:assert/strict";
import { test } from "node:test";
import { around, columns, ladder, scaleOf, through, written } from "../../../src/ui/charts/scale.ts";
import { stackedParts } from "../../../src/ui/charts/stackedParts.ts";

test("the scale's values are round, few, and include all data", () => {
  assert.deepEqual(ladder([12.4, 9.8, 12.6]), [8, 10, 12, 14]);
  assert.deepEqual(ladder([7, 7]), [7, 8]);
  assert.deepEqual(ladder([0.2, -0.1]), [-1, 0, 1]);
  assert.deepEqual(ladder([-5.1, 54]), [-50, 0, 50, 100]);
  assert.deepEqual(ladder([1210, 1515.5]), [1200, 1400, 1600]);
  for (let n = 1; n < 400; n++) {
    const values = [((n * 37) % 613) / 10 - 20, ((n * 89) % 701) / 10 - 20];
    const rungs = ladder(values, 4);
    assert.ok(rungs.length >= 2 && rungs.length <= 4, `${values}: ${rungs}`);
    assert.ok(
      rungs[0]! <= Math.min(...values) && rungs[rungs.length - 1]! >= Math.max(...values),
      `${values}: ${rungs}`,
    );
  }
});

test("an inverted scale has its highest value first, and a single value is at its start", () => {
  const down = scaleOf([0, 10], [100, 0]);
  assert.deepEqual([0, 5, 10].map(down), [100, 50, 0]);
  assert.equal(scaleOf([3, 3], [40, 60])(3), 40);
});

test("columns are centred, from one side to the other", () => {
  assert.deepEqual(columns(3, [30, 60]), { at: [35, 45, 55], room: 10 });
  assert.deepEqual(columns(0, [0, 60]).at, []);
});

test("a month is labelled at its beginning, unless the last label is too close", () => {
  const months = ["Jun", "Jun", "Jul", "Aug", "Aug"];
  assert.deepEqual(written(months, [0, 30, 60, 90, 120], 50), [0, 2]);
  assert.deepEqual(written(months, [0, 60, 120, 180, 240], 50), [0, 2, 3]);
  assert.deepEqual(written([], [], 50), []);
});

test("a path connects its points in order", () => {
  assert.equal(
    through([
      { x: 1, y: 2.04 },
      { x: 3.96, y: 5 },
    ]),
    "M1 2L4 5",
  );
});

test("bars around par share the height, and small ones stay visible", () => {
  const { zero, unit } = around([0.6, -0.2], 80, 0.8);
  assert.deepEqual([zero, unit].map(Math.round), [60, 100]);
  assert.deepEqual(around([0.1], 80, 0.8), { zero: 80, unit: 100 });
  assert.equal(around([-0.1], 80, 0.8).zero, 0);
  assert.deepEqual(around([], 80, 0.8), { zero: 80, unit: 100 });
});

test("the parts of a bar fill it, with gaps between those that are not empty", () => {
  assert.deepEqual(stackedParts([7, 2, 11], 204), [
    { x: 0, width: 70 },
    { x: 72, width: 20 },
    { x: 94, width: 110 },
  ]);
  assert.deepEqual(stackedParts([5, 0, 5], 102), [
    { x: 0, width: 50 },
    { x: 52, width: 0 },
    { x: 52, width: 50 },
  ]);
  assert.deepEqual(
    stackedParts([0, 0], 100).map(({ width }) => width),
    [0, 0],
  );
});
