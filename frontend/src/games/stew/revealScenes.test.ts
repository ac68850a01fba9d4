import assert from "node:assert/strict";
import { test } from "node:test";
import { accountsOf, keyOf, potsOf, scenesOf, turnOf } from "./revealScenes.ts";
import type { StewState, StewView } from "./state.ts";

const play = (token: string, cards: number[], gone = false) => ({
  token,
  instead_of: null,
  cards,
  gone,
  add: false,
  added: 0,
});
const score = (some: object) => ({ takers: [], share: 0, wages: [0, 0], left: 0, back: 0, ...some });
const last = {
  round: 2,
  plays: [
    [play("queen", [0]), play("king", [0]), play("mulligan", [20], true)],
    [play("queen", [20]), play("king", [20]), play("queen", [0])],
  ],
  scores: [
    score({ royal: "queen", order: 0, tip: 7, matches: [2, 3], takers: [1], share: 7, wages: [1, 0] }),
    score({ royal: "king", order: 20, tip: 3, matches: [1, 2], takers: [1], share: 3 }),
  ],
  paid: [3, 11],
  extra: [2, 1],
};
const state = (given: object | null, some: object = {}) =>
  ({
    round: 3,
    turns: 3,
    asked: null,
    last: given,
    royals: { queen: { order: 5 }, king: { order: 6 } },
    players: [5, 20].map((money) => ({ money, plays: [], matches: {} })),
    ...some,
  }) as unknown as StewState;
const view = (given: object | null, some: object = {}) => ({ state: state(given, some) }) as StewView;
const players = (...plays: object[]) =>
  plays.map((own) => ({ money: 9, plays: [play("king", [1]), own], matches: { queen: 2, king: 1 } }));

test("pots are paid one by one, starting from the money before", () => {
  const [queen, king] = potsOf(view(last));
  assert.deepEqual(
    queen!.seats.map(({ earns, takes, money }) => [earns, takes, money]),
    [
      [1, false, 3],
      [7, true, 16],
    ],
  );
  assert.deepEqual(
    king!.seats.map(({ earns, money }) => [earns, money]),
    [
      [0, 3],
      [3, 19],
    ],
  );
  assert.deepEqual([queen!.next, king!.next, king!.round], ["king", null, 2]);
  assert.deepEqual(potsOf(view(null)), []);
});

test("a pot holds the cards played for its royal, except those taken back by a mulligan", () => {
  const taken = { ...last, plays: [[play("queen", [0], true), play("king", [0], true)], last.plays[1]] };
  const cards = (given: object) => potsOf(view(given))[0]!.seats.map((seat) => seat.cards);
  assert.deepEqual(cards(last), [[0], [20, 0]]);
  assert.deepEqual(cards(taken), [[], [20, 0]]);
});

test("a turn is shown as on the table, with all matches", () => {
  const turn = turnOf(state(last, { players: players(play("queen", [7]), play("mulligan", [8])) }))!;
  assert.deepEqual([turn.round, turn.turn], [3, 2]);
  assert.deepEqual(
    turn.seats.map(({ play, matches }) => [play.token, matches]),
    [
      ["queen", 2],
      ["mulligan", 0],
    ],
  );
  assert.deepEqual(turn.orders, { queen: 5, king: 6 });
});

test("a turn that ended its round is shown as it was when scored", () => {
  const turn = turnOf(state(last))!;
  assert.deepEqual([turn.round, turn.turn], [2, 3]);
  assert.deepEqual(
    turn.seats.map(({ play, matches }) => [play.token, matches]),
    [
      ["mulligan", 0],
      ["queen", 3],
    ],
  );
  assert.deepEqual(turn.orders, { queen: 0, king: 20 });
  assert.equal(turnOf(state(null)), null);
});

test("pots and the summary follow only a turn that ended a round", () => {
  const steps = (given: object | null, some: object = {}) => scenesOf(view(given, some)).map(({ step }) => step);
  assert.deepEqual(steps(last), ["turn", "pot", "pot", "paid"]);
  assert.deepEqual(steps(last, { players: players(play("queen", [7]), play("queen", [8])) }), ["turn"]);
  // At the end of a game, the played cards are still in the view.
  assert.equal(steps(last, { round: 2, players: players(play("queen", [7]), play("queen", [8])) }).length, 4);
  assert.deepEqual(steps(null), []);
});

test("waiting for a turn, and each turn, have their own keys", () => {
  const lying = { players: players(play("queen", [7]), play("king", [8])) };
  const keys = [state(null), state(last), state(last, lying), state(last, { ...lying, asked: 1 })].map(keyOf);
  assert.deepEqual(keys, ["", "2/3/", "3/2/", "3/2/1"]);
});

test("the summary says what each pot paid, and what a specialty did", () => {
  const { royals, seats } = accountsOf(view(last))!;
  assert.deepEqual(royals, ["queen", "king"]);
  assert.deepEqual(
    seats.map(({ pots, extra, money }) => [pots.map(({ earns }) => earns), extra, money]),
    [
      [[1, 0], 2, 5],
      [[7, 3], 1, 20],
    ],
  );
  assert.equal(accountsOf(view(null)), null);
});
