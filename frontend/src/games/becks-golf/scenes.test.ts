import assert from "node:assert/strict";
import { test } from "node:test";
import { DOWN, event, player, viewOf } from "../../../tests/games/becks-golf.ts";
import { boardOf } from "./board.ts";
import { scenesOf } from "./scenes.ts";
import type { Card, Ended, Face } from "./state.ts";

const grid = (...faces: Face[]) => [...faces, ...DOWN].slice(0, 9);
const start = boardOf(viewOf({ players: [0, 1, 2].map((seat) => player(seat, { grid: grid(5, 7) })) }));
const PLACED = {
  kind: "placed",
  seat: 1,
  at: 0,
  card: 3,
  from: "pile",
  replaced: 5,
  was_down: false,
  completed: [],
  sets: [{ places: [0, 1, 2], score: -3 }],
  showing: -3,
};
const ENDED: Ended = {
  round: 2,
  closer: 1,
  grids: [0, 1, 2].map(() => [1, 2, 3, 4, 5, 6, 7, 8, 9] as Card[]),
  turned: [[8], [], [7, 8]],
  sets: [[], [], []],
  discard: 6,
  raw: [45, 45, 45],
  scores: [45, 55, 45],
  totals: [50, 60, 45],
};

test("two cards each and the first discard are flipped at once", () => {
  const cards = [[{ at: 0, card: 6 }], [{ at: 4, card: -2 }], []];
  const fresh = boardOf(viewOf({ discard: [], pile: 77 }));
  const [scene] = scenesOf(fresh, [event({ kind: "opened", seat: null, cards, showing: [6, -2, 0], discard: 4 })], 0);
  assert.deepEqual([scene!.board.nines[0]!.grid[0], scene!.board.nines[1]!.grid[4]], [6, -2]);
  assert.deepEqual([scene!.board.discard, scene!.board.pile], [[4], 76]);
  assert.deepEqual(
    scene!.board.nines.map(({ showing }) => showing),
    [6, -2, 0],
  );
  assert.ok(scene!.flights.every(({ turns }) => turns));
});

test("a card drawn by another player moves face down, one's own face up", () => {
  const flightOf = (seat: number, card?: Card) =>
    scenesOf(start, [event({ kind: "drew", seat, ...(card === undefined ? {} : { card }) })], 0)[0]!;
  const theirs = flightOf(1);
  assert.deepEqual(theirs.flights, [{ card: null, from: "pile", to: "hand/1", turns: false, wait: 0 }]);
  assert.deepEqual([theirs.board.drawn, theirs.board.pile], [{ seat: 1, card: null }, 56]);
  assert.deepEqual(flightOf(0, -4).flights[0], { card: -4, from: "pile", to: "hand/0", turns: true, wait: 0 });
});

test("a placed card comes from the hand, and what it replaces goes to the discards", () => {
  const [scene] = scenesOf({ ...start, drawn: { seat: 1, card: null } }, [event(PLACED)], 0);
  const nine = scene!.board.nines[1]!;
  assert.deepEqual([nine.grid[0], nine.sets, nine.showing], [3, PLACED.sets, -3]);
  assert.deepEqual([scene!.board.discard, scene!.board.drawn], [[9, 4, 5], null]);
  const [out, into] = scene!.flights;
  assert.deepEqual([out!.card, out!.from, out!.to, out!.turns], [5, "card/1/0", "discard", false]);
  assert.deepEqual([into!.card, into!.from, into!.to, into!.turns], [3, "hand/1", "card/1/0", true]);
});

test("a taken card leaves the discard pile, and a face-down card is flipped on its way there", () => {
  const taken = event({ ...PLACED, seat: 0, card: 4, from: "discard", at: 5, replaced: "H", was_down: true });
  const [scene] = scenesOf(start, [taken], 0);
  assert.deepEqual(scene!.board.discard, [9, "H"]);
  assert.deepEqual(
    scene!.flights.map(({ from, turns }) => [from, turns]),
    [
      ["card/0/5", true],
      ["discard", false],
    ],
  );
});

test("no scene shows a face-down card before it is flipped", () => {
  const scenes = scenesOf(start, [event({ kind: "drew", seat: 1 }), event(PLACED)], 0);
  for (const { board } of scenes) assert.deepEqual(board.nines[1]!.grid.slice(2), DOWN.slice(2));
});

test("at a round's end face-down cards are flipped in place, and the round stays visible", () => {
  const [scene] = scenesOf(start, [event({ kind: "scored", seat: null, ...ENDED })], 0);
  assert.deepEqual(
    scene!.flights.map(({ from, to, card }) => [from, to, card]),
    [
      ["card/0/8", "card/0/8", 9],
      ["card/2/7", "card/2/7", 8],
      ["card/2/8", "card/2/8", 9],
    ],
  );
  assert.deepEqual([scene!.board.ended?.scores, scene!.board.nines[1]!.showing], [ENDED.scores, 45]);
});

test("the next deal shows nine backs per player, within the time limit for motion", () => {
  const scored = event({ kind: "scored", seat: null, ...ENDED });
  const dealt = event({ kind: "dealt", seat: 0, round: 3, pile: 77 });
  const board = scenesOf(start, [scored, dealt], 0)[1]!.board;
  assert.deepEqual([board.round, board.pile, board.discard, board.ended], [3, 77, [], null]);
  assert.deepEqual(
    board.nines.map(({ grid, total }) => [grid.every((face) => face === null), total]),
    [
      [true, 50],
      [true, 60],
      [true, 45],
    ],
  );
  const waits = scenesOf(start, [scored, dealt], 0)[1]!.flights.map(({ wait }) => wait);
  assert.deepEqual([waits.length, Math.max(...waits) + 420 <= 600], [27, true]);
});

test("events are shown in order, and unknown events show nothing", () => {
  const told = [
    event({ kind: "chose", seat: 2 }),
    event({ kind: "drew", seat: 1 }),
    event({ kind: "discarded", seat: 1, card: 8 }),
  ];
  const scenes = scenesOf(start, [...told, event({ kind: "weather", seat: null })], 0);
  assert.deepEqual(
    scenes.map((scene) => scene.event.kind),
    ["drew", "discarded"],
  );
  assert.deepEqual(scenes[1]!.board.discard, [9, 4, 8]);
  assert.equal(scenes[1]!.flights[0]!.turns, true);
});

test("a reshuffle keeps the top discard", () => {
  const [scene] = scenesOf(start, [event({ kind: "reshuffled", seat: null, cards: 40 })], 0);
  assert.deepEqual([scene!.board.discard, scene!.board.pile], [[4], 40]);
});
