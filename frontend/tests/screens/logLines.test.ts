/** The lines of a log. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happened, Told, View } from "../../src/api/types.ts";
import type { LogModule } from "../../src/games/types.ts";
import { beginningOf, byChapter, lineAt, linesOf, marksOf } from "../../src/screens/log/logLines.ts";

const view = { you: 0, seats: [{ name: "Ruth" }, { name: "Hal" }] } as unknown as View;
const AT = "2026-11-20T22:50:02Z";

type Of = [kind: string, seat: number | null, more?: object];

/** Returns a log of these entries, numbered from 0, as the API sends it. */
const logOf = (...entries: Of[][]): Told[] =>
  entries
    .map((happened, n) => ({
      n,
      at: AT,
      happened: happened.map(([kind, seat, more]) => ({ n, seat, kind, ...more }) as Happened),
    }))
    .reverse();

const numberOf = (event: Happened) => (event as unknown as { round?: number }).round ?? null;

/** Chapters that no event opens. */
const plain: LogModule = {
  tell: ({ kind, seat }) => (kind.startsWith("hidden") ? null : `${kind} by ${seat}`),
  chapterOf: numberOf,
  nowOf: () => 1,
  title: (chapter) => `Round ${chapter}`,
};
/** Chapters that "dealt" opens. */
const dealt: LogModule = { ...plain, opens: "dealt", nowOf: () => 3 };

const told = (log: Told[], game: LogModule) =>
  linesOf(log, view, game).map(({ n, words, chapter }) => [n, words.split(" ")[0], chapter]);

test("each event with a text is a line, newest first", () => {
  const log = logOf(
    [["began", null]],
    [
      ["rolled", 0, { round: 1 }],
      ["hidden", 1],
      ["kept", 0],
    ],
  );
  assert.deepEqual(told(log, plain), [
    [1, "kept", 1],
    [1, "rolled", 1],
    [0, "began", 1],
  ]);
  assert.equal(linesOf(log, view, plain)[0]!.seat, 0);
});

test("events of an entry with the same text are one line without a name", () => {
  const alike: LogModule = { ...plain, tell: ({ kind }) => (kind === "drew" ? "All draw." : kind) };
  const log = logOf(
    [["began", null]],
    [
      ["drew", 0],
      ["drew", 1],
      ["kept", 1],
    ],
    [["drew", 1]],
  );
  assert.deepEqual(
    linesOf(log, view, alike).map(({ n, seat, words }) => [n, seat, words]),
    [
      [2, 1, "All draw."],
      [1, 1, "kept"],
      [1, null, "All draw."],
      [0, null, "began"],
    ],
  );
});

test("events of any table have the club's texts, and those before the game are separate", () => {
  const silent: LogModule = { ...plain, tell: () => null };
  const log = logOf(
    [
      ["joined", 1],
      ["began", null],
    ],
    [["left", 1]],
  );
  assert.deepEqual(
    linesOf(log, view, silent).map(({ words, chapter }) => [words, chapter]),
    [
      ["Hal leaves. A bot takes over.", 1],
      ["Hal joins the table.", 0],
    ],
  );
});

test("without a first event of a chapter, other events belong to the chapter before", () => {
  const log = logOf([["a", 0, { round: 1 }]], [["passed", 0]], [["b", 1, { round: 2 }]], [["c", 1]]);
  assert.deepEqual(
    told(log, plain).map(([, , chapter]) => chapter),
    [2, 2, 1, 1],
  );
});

test("with a first event of a chapter, other events belong to the last one begun", () => {
  const log = logOf(
    [
      ["began", null],
      ["drew", 0],
    ],
    [
      ["drew", 1],
      ["scored", null, { round: 1 }],
      ["dealt", 1, { round: 2 }],
      ["chose", 0],
    ],
    [
      ["drew", 0],
      ["scored", null, { round: 2 }],
      ["dealt", 0, { round: 3 }],
    ],
    [["drew", 0]],
  );
  assert.deepEqual(
    told(log, dealt).map(([, words, chapter]) => `${words} ${chapter}`),
    [..."drew 3,dealt 3,scored 2,drew 2,chose 2,dealt 2,scored 1,drew 1".split(","), ...["drew 1", "began 1"]],
  );
  assert.deepEqual(told(log.slice(0, 1), dealt), [[3, "drew", 3]], "a page that names no round is in the view's own");
});

test("lines are grouped by chapter, the one with the latest event first", () => {
  const log = logOf([["a", 0, { round: 1 }]], [["b", 1, { round: 2 }]], [["c", 0, { round: 1 }]]);
  const chapters = byChapter(linesOf(log, view, plain));
  assert.deepEqual(
    chapters.map(({ number, lines }) => [number, lines.map(({ n }) => n)]),
    [
      [1, [2, 0]],
      [2, [1]],
    ],
  );
});

test("marks are where chapters begin; of several at once the last", () => {
  const log = logOf(
    [["began", null]],
    [
      ["a", 0, { round: 2 }],
      ["b", 0, { round: 3 }],
    ],
    [["c", 0, { round: 4 }]],
  );
  const marks = marksOf(linesOf(log, view, plain), (chapter) => `#${chapter}`);
  assert.deepEqual(marks, [
    { n: 0, label: "#1" },
    { n: 1, label: "#3" },
    { n: 2, label: "#4" },
  ]);
});

test("if everyone plays at their own pace, a mark is where the last player reaches it", () => {
  const hole = (seat: number, round: number): Of => ["a", seat, { round }];
  const log = logOf([["began", null]], [hole(1, 1), hole(1, 2), hole(1, 3)], [hole(0, 1)], [hole(0, 2)]);
  const marks = marksOf(linesOf(log, view, plain), String, true);
  assert.deepEqual(
    marks.map(({ n, label }) => `${n} ${label}`),
    ["1 3", "2 1", "3 2"],
  );
});

test("the beginning of a game and the last move are found", () => {
  const log = logOf([["joined", 1]], [["began", null]], [], [["a", 0]]);
  assert.equal(beginningOf(log), 1);
  assert.equal(beginningOf(log.slice(0, 2)), null);
  const lines = linesOf(log, view, plain);
  assert.equal(lineAt(lines, 2)?.words, "began by null");
  assert.equal(lineAt([], 2), undefined);
});
