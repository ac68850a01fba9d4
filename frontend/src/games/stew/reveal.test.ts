import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happened } from "../../api/types.ts";
import { potsOf, scenesOf } from "./reveal.ts";
import type { StewView } from "./state.ts";

const play = (token: string, cards: number[], gone = false) => ({ token, cards, gone, add: false, added: 0 });
const score = (some: object) => ({ takers: [], share: 0, wages: [0, 0], left: 0, back: 0, ...some });
const last = {
  round: 2,
  plays: [
    [play("queen", [0]), play("king", [0]), play("queen", [20], true)],
    [play("queen", [20]), play("king", [20]), play("queen", [0])],
  ],
  scores: [
    score({ royal: "queen", order: 0, tip: 7, matches: [2, 3], takers: [1], share: 7, wages: [1, 0] }),
    score({ royal: "king", order: 20, tip: 3, matches: [1, 2], takers: [1], share: 3 }),
  ],
  paid: [3, 11],
  extra: [2, 1],
};
const view = (given: object | null) =>
  ({ state: { last: given, players: [{ money: 5 }, { money: 20 }] } }) as unknown as StewView;

test("pots are paid one after another, from the money that was there before", () => {
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
});

test("in a pot lie the cards that were played for its royal, but for those that a mulligan took", () => {
  const [queen] = potsOf(view(last));
  assert.deepEqual(
    queen!.seats.map(({ cards }) => cards),
    [[0], [20, 0]],
  );
});

test("only a round that is being scored is shown", () => {
  const happened = (kind: string) => [{ kind, seat: null }] as unknown as Happened[];
  assert.equal(scenesOf(null, happened("scored"), view(last)).length, 2);
  assert.deepEqual(scenesOf(null, happened("revealed"), view(last)), []);
  assert.deepEqual(potsOf(view(null)), []);
});
