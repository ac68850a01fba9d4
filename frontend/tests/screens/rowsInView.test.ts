import assert from "node:assert/strict";
import { test } from "node:test";
import { type Row, shiftOffEdge } from "../../src/screens/new-table/rowsInView.ts";

const EDGE = 500;
const row = (top: number, bottom: number): Row => ({ top, bottom });

const CASES: [what: string, rows: Row[], most: number, moved: number][] = [
  ["nothing where no row lies across the edge", [row(400, 500), row(500, 540)], 100, 0],
  ["up, so that the row is seen whole", [row(470, 520)], 100, -20],
  ["down, where it may not go up so far", [row(470, 520)], 19, 30],
  ["up as far as the highest of those beside each other", [row(470, 520), row(470, 530)], 100, -30],
  ["down as far as the first of those beside each other", [row(470, 520), row(460, 520)], 0, 40],
  ["on, where what stands lower beside it would then be cut", [row(480, 510), row(505, 540)], 100, -40],
  ["on down, where what stands higher beside it would then be cut", [row(480, 510), row(450, 490)], 0, 50],
];

for (const [what, rows, most, moved] of CASES) {
  test(`rows move ${what}`, () => {
    assert.equal(shiftOffEdge(rows, EDGE, most), moved);
    assert.ok(rows.every(({ top, bottom }) => bottom + moved <= EDGE || top + moved >= EDGE));
  });
}
