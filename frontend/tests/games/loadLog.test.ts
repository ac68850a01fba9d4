/** How each game describes its log, and which chapters it has. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happened, Told, View } from "../../src/api/types.ts";
import { log as becksGolf } from "../../src/games/becks-golf/log.ts";
import { log as diceGolf } from "../../src/games/dice-golf/log.ts";
import { loadLog } from "../../src/games/loadLog.ts";
import { log as mulligan } from "../../src/games/mulligan/log.ts";
import { log as stew } from "../../src/games/stew/log.ts";
import { log as tradeRing } from "../../src/games/trade-ring/log.ts";
import type { LogModule } from "../../src/games/types.ts";
import { linesOf } from "../../src/screens/log/logLines.ts";

const view = (state: object) =>
  ({ you: 0, seats: ["Ruth", "Hal"].map((name, seat) => ({ seat, name, kind: "human" })), state }) as unknown as View;

/** Returns an entry with these events as lines: chapter, words, figure. */
function told(game: unknown, state: object, ...happened: object[]): string[] {
  const events = happened.map((event) => ({ n: 1, seat: null, ...event }) as Happened);
  const entry: Told = { n: 1, at: "2026-11-20T22:50:02Z", happened: events };
  const seen = view(state);
  return linesOf([entry], seen, game as LogModule)
    .map(({ chapter, words, figure }) => {
      const title = (game as LogModule).title(chapter, seen as never);
      return [title, words, figure && `${figure.text}${figure.open ? "?" : ""}`].filter(Boolean).join(" | ");
    })
    .reverse();
}

test("a game's log texts are found by its name; a new game needs none", () => {
  for (const game of ["becks-golf", "dice-golf", "mulligan", "stew", "trade-ring"]) assert.ok(loadLog(game), game);
  assert.equal(loadLog("newer-than-this-page"), undefined);
});

const die = (of: string, face: string | number, strokes: number) => ({
  die: of,
  face,
  strokes,
  counts: true,
  lifted: false,
});
const rolled = (seat: number, score: number, final: boolean) => ({
  kind: "rolled",
  seat,
  round: 1,
  at: 1,
  hole: 2,
  score,
  to_par: score - 4,
  final,
  dice: [die("black", "Fairway", 3), die("white", "Green", 1), die("green", 2, 0)],
});
const holed = (seat: number, score: number) => ({
  kind: "holed",
  seat,
  round: 1,
  at: 1,
  hole: 2,
  score,
  to_par: score - 4,
});
const HOLES = [
  { hole: 10, par: 5, yards: 500 },
  { hole: 11, par: 4, yards: 400 },
];

test("Dice Golf: a hole finished by its roll is one line, with its score", () => {
  const state = { holes: HOLES, rounds: 1 };
  const lines = told(diceGolf, state, rolled(1, 6, false), rolled(1, 4, false), holed(1, 4));
  assert.equal(lines.length, 2);
  assert.match(lines[0]!, /^Hole 11, par 4 \| Hal: .* \| 6\?$/);
  assert.match(lines[1]!, /^Hole 11, par 4 \| Hal: .* \| 4$/);
  assert.match(told(diceGolf, state, holed(0, 5))[0]!, /^Hole 11, par 4 \| You make a bogey on hole 2\. \| 5$/);
  assert.match(
    told(diceGolf, { holes: HOLES, rounds: 4 }, { ...holed(0, 5), round: 3 })[0]!,
    /^Round 3, hole 11, par 4/,
  );
  assert.equal(diceGolf.mark?.(2, view(state) as never), "11");
});

test("Grandpa Beck's Golf: rounds, and what a player's cards show", () => {
  const placed = { kind: "placed", seat: 1, at: 0, card: 7, from: "deck", replaced: 3, was_down: true, completed: [] };
  const lines = told(
    becksGolf,
    { round: 2, rounds: 4 },
    { ...placed, showing: -2 },
    { kind: "dealt", seat: 0, round: 2, pile: 80 },
  );
  assert.equal(lines[0], "Round 1 of 4 | Hal placed a 7 and discarded a hidden 3. | −2");
  assert.match(lines[1]!, /^Round 2 of 4 \| /);
});

test("The Trading Ring: turns", () => {
  assert.deepEqual(told(tradeRing, {}, { kind: "skipped", seat: 0, turn: 7 }, { kind: "drew", seat: 0, card: 0 }), [
    "Turn 7 | You skip.",
    "Turn 7 | You draw the two of diamonds.",
  ]);
});

test("MULLIGAN: holes, and each swing's outcome once", () => {
  const state = { golfers: [{ seat: 0 }, { seat: 1 }], holes: [{ hole: 1, par: 4, yards: 400 }], at: 0 };
  const shots = [
    { golfer: 0, left: 20, finished: false },
    { golfer: 1, left: 0, finished: true },
  ];
  const resolved = { kind: "resolved", hole: 1, turn: 2, shots, strokes: [2, 2] };
  const done = { kind: "holed", hole: 1, strokes: [2, 2], finishing: [2, 0], scores: [4, 2], sides: [] };
  const open = told(mulligan, state, { ...resolved, shots: shots.slice(0, 1) });
  assert.equal(open.length, 1);
  assert.match(open[0]!, /^Hole 1, par 4 \| You .* 20/);
  const over = told(mulligan, state, resolved, done);
  assert.equal(over.length, 1);
  assert.match(over[0]!, /Hal/);
});

test("Mulligan Stew: rounds, and everything that a turn revealed", () => {
  const plays = [
    { token: "queen", cards: [], add: false },
    { token: "mulligan", cards: [], add: false },
  ];
  const lines = told(stew, { round: 3, rounds: 4 }, { kind: "revealed", round: 3, turn: 1, plays, asked: null });
  assert.deepEqual(lines, ["Round 3 of 4 | You: Queen. Hal: Mulligan."]);
});
