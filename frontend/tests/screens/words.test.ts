import assert from "node:assert/strict";
import { test } from "node:test";
import type { MyTable } from "../../src/api/types.ts";
import {
  endWords,
  hasEnd,
  seatsWords,
  turnWords,
  waitWords,
  walked,
  whereWords,
} from "../../src/screens/home/words.ts";

const seats = ["Cleo", "Ben", "Ana", "Caddie"].map((name, n) => ({ name, kind: n === 3 ? "bot" : "human" }));
const place = (seat: number, at: number, score: number | string = 70) => ({ seat, place: at, score });

function table(more: object): MyTable {
  const usual = {
    game: "dice-golf",
    course: { id: "p", name: "Pebble Coast" },
    status: "playing",
    seats,
    you: 0,
    waiting_for: [],
  };
  return { ...usual, progress: { at: 7, of: 18, unit: "hole" }, places: null, ...more } as unknown as MyTable;
}

test("where a table is", () => {
  assert.equal(whereWords(table({})), "Pebble\u00a0Coast, hole\u00a07");
  assert.equal(whereWords(table({ status: "finished" })), "Pebble\u00a0Coast");
  assert.equal(whereWords(table({ course: null, progress: null })), "Dice\u00a0golf");
});

test("where one's turn is, with a course and without", () => {
  assert.equal(turnWords(table({})), "Your turn at Pebble\u00a0Coast, hole\u00a07");
  const rounds = { game: "becks-golf", course: null, progress: { at: 2, of: 4, unit: "round" } };
  assert.equal(turnWords(table(rounds)), "Your turn at Beck’s\u00a0Golf, round\u00a02");
  const turns = { game: "trade-ring", course: null, progress: { at: 7, of: 320, unit: "turn" } };
  assert.equal(turnWords(table(turns)), "Your turn in the ring, turn\u00a07");
  assert.equal(whereWords(table(turns)), "Trading\u00a0Ring, turn\u00a07");
  assert.deepEqual(
    [rounds, turns].map(({ progress }) => hasEnd(progress)),
    [true, false],
  );
});

test("a game that is newer than the page goes by its own name", () => {
  assert.equal(turnWords(table({ game: "marbles", course: null, progress: null })), "Your turn at marbles");
});

test("whom a table waits for", () => {
  assert.equal(waitWords(table({ waiting_for: [1, 2] })), "Waiting for Ben and Ana");
  assert.equal(waitWords(table({ waiting_for: [] })), "Nobody is at the table");
  const open = (count: number) =>
    table({ status: "open", seats: [seats[0], ...Array(count).fill({ name: "", kind: "open" })] });
  assert.equal(waitWords(open(1)), "One seat is free");
  assert.equal(waitWords(open(3)), "Three seats are free");
  assert.equal(seatsWords(table({ waiting_for: [1] })), "you, Ben, Ana and Caddie; waiting for Ben");
});

test("how a table ended", () => {
  const cases: [object, string][] = [
    [{ places: [place(0, 2), place(1, 3), place(2, 1), place(3, 4)] }, "Ana won, you came second"],
    [{ places: [place(0, 1), place(1, 2)] }, "You won"],
    [{ places: [place(0, 1), place(1, 1)] }, "You shared first place"],
    [{ places: [place(0, 3), place(1, 1), place(2, 1)] }, "First place was shared, you came third"],
    [{ places: [place(0, 1, 81)], seats: seats.slice(0, 1) }, "You went round in 81"],
    [{ places: null }, "Ended early"],
  ];
  for (const [more, words] of cases) assert.equal(endWords(table({ status: "finished", ...more })), words);
});

test("the ball is never quite at the tee nor in the hole", () => {
  assert.equal(walked({ at: 7, of: 18 }), 36);
  assert.equal(walked({ at: 0, of: 18 }), 2);
  assert.equal(walked({ at: 18, of: 18 }), 97);
});
