import assert from "node:assert/strict";
import { test } from "node:test";
import type { MyTable } from "../../src/api/types.ts";
import {
  endWords,
  inviteWords,
  progressWords,
  seatsWords,
  tableWords,
  waitWords,
  whereWords,
  withWords,
} from "../../src/screens/home/tableWords.ts";

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
    name: null,
    host: 1,
    reserved: null,
  };
  return { ...usual, progress: { at: 7, of: 18, unit: "hole" }, places: null, ...more } as unknown as MyTable;
}

test("the status of a table", () => {
  assert.equal(whereWords(table({})), "Pebble\u00a0Coast, hole\u00a07");
  assert.equal(whereWords(table({ status: "finished" })), "Pebble\u00a0Coast");
  assert.equal(whereWords(table({ course: null, progress: null })), "Dice\u00a0Golf");
});

test("the name of a table, and its progress", () => {
  assert.equal(tableWords(table({ name: "Sunday four" })), "Sunday\u00a0four");
  assert.equal(tableWords(table({})), "Pebble\u00a0Coast");
  assert.equal(progressWords(table({})), "hole\u00a07 of\u00a018");
  const turns = { game: "trade-ring", course: null, progress: { at: 7, of: 320, unit: "turn" } };
  assert.equal(whereWords(table(turns)), "Trading\u00a0Ring, turn\u00a07");
  assert.equal(progressWords(table(turns)), "turn\u00a07");
});

test("two tables with the same status are told apart by name, game and people", () => {
  const cases: [object, string][] = [
    [{}, "Dice Golf, with Ben, Ana and Caddie (bot)"],
    [{ name: "Sunday four" }, "Pebble Coast, with Ben, Ana and Caddie (bot)"],
    [{ name: "Sunday four", course: null }, "Dice Golf, with Ben, Ana and Caddie (bot)"],
    [{ course: null, seats: seats.slice(0, 2) }, "With Ben"],
    [{ seats: seats.slice(0, 1) }, "Dice Golf, solo"],
    [{ you: null, reserved: 2 }, "Dice Golf, with Cleo, Ben and Caddie (bot)"],
  ];
  for (const [more, words] of cases) assert.equal(withWords(table(more)), words);
  assert.equal(inviteWords(table({})), "Ben wants to play again");
  assert.equal(inviteWords(table({ host: null })), "Someone wants to play again");
});

test("a game newer than the page is named by its own name", () => {
  assert.equal(tableWords(table({ game: "marbles", course: null, progress: null })), "marbles");
});

test("the players a table waits for", () => {
  assert.equal(waitWords(table({ waiting_for: [1, 2] })), "Waiting for Ben and Ana");
  assert.equal(waitWords(table({ waiting_for: [] })), "Nobody is at the table");
  assert.equal(waitWords(table({ waiting_for: [1], paused_until: "2026-06-25T20:26:40Z" })), "Paused");
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
    [{ places: [place(0, 1), place(1, 1)] }, "You tied for first"],
    [{ places: [place(0, 3), place(1, 1), place(2, 1)] }, "A tie for first, you came third"],
    [{ places: [place(0, 1, 81)], seats: seats.slice(0, 1) }, "You shot 81"],
    [{ places: null }, "Ended early"],
  ];
  for (const [more, words] of cases) assert.equal(endWords(table({ status: "finished", ...more })), words);
});
