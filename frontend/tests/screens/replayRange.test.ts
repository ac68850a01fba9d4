/** The range of a replay, and how to move in it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Told, View } from "../../src/api/types.ts";
import {
  addressOf,
  isMoment,
  markBeside,
  nextPace,
  numbered,
  numberIn,
  pathOf,
  shareAt,
  spanOf,
  within,
} from "../../src/screens/replay/replayRange.ts";

const over = { table: "t", version: 3, shown: { first: 2, last: 9 } } as unknown as View;
const playing = { table: "t", version: 7 } as View;
const entry = (n: number, kind: string) => ({ n, happened: [{ n, kind, seat: null }] }) as unknown as Told;

test("a finished game is shown as far as the club says, a running one from its start until now", () => {
  assert.deepEqual(spanOf(over, []), { first: 2, last: 9 });
  assert.deepEqual(spanOf(playing, [entry(7, "a"), entry(1, "began"), entry(0, "joined")]), { first: 1, last: 7 });
});

test("while the log is loading, a replay starts at a known entry", () => {
  assert.deepEqual(spanOf(playing, [entry(7, "a"), entry(5, "b")]), { first: 5, last: 7 });
  assert.deepEqual(spanOf(playing, []), { first: 7, last: 7 });
});

test("steps stay within the ends", () => {
  assert.deepEqual(
    [1, 2, 5, 9, 10].map((at) => within({ first: 2, last: 9 }, at)),
    [2, 2, 5, 9, 9],
  );
});

test("numbers in addresses are integers or absent", () => {
  assert.deepEqual(["12", "0", "", "-1", "1.5", "x", null, "9".repeat(20)].map(numberIn), [
    12,
    0,
    ...Array(6).fill(null),
  ]);
});

test("a running game has the viewer's view, a finished one each seat's and the open one", () => {
  assert.equal(pathOf(over, 4, null), "/tables/t/replay?at=4");
  assert.equal(pathOf(over, 4, 0), "/tables/t/replay?at=4&seat=0");
  assert.equal(pathOf(playing, 4, 0), "/tables/t/log?at=4");
  assert.equal(addressOf(over, 4, null), "/t/t/replay?at=4");
  assert.equal(addressOf(over, 4, 2), "/t/t/replay?at=4&seat=2");
  assert.equal(addressOf(playing, 4, 2), "/t/t/moment?at=4");
  assert.deepEqual(["/t/t/moment", "/t/moment/replay", "/t/t"].map(isMoment), [true, false, false]);
});

test("the speed cycles", () => {
  assert.deepEqual([1, 2, 4].map(nextPace), [2, 4, 1]);
});

test("page keys go from mark to mark", () => {
  const marks = [2, 5, 8].map((n) => ({ n, label: "" }));
  assert.deepEqual(
    [2, 5, 6, 8].map((at) => markBeside(marks, at, "PageUp")),
    [5, 8, 8, null],
  );
  assert.deepEqual(
    [2, 5, 6, 9].map((at) => markBeside(marks, at, "PageDown")),
    [null, 2, 5, 8],
  );
  assert.equal(markBeside(marks, 5, "ArrowLeft"), null);
});

test("numbers are shown at marks at least a tenth of the track apart", () => {
  const marks = [0, 5, 12, 19, 24, 100].map((n) => ({ n, label: String(n) }));
  assert.deepEqual([...numbered(marks, { first: 0, last: 100 })], [0, 12, 24, 100]);
  assert.deepEqual([...numbered([], { first: 0, last: 0 })], []);
  assert.equal(shareAt(3, { first: 3, last: 3 }), 0);
});
