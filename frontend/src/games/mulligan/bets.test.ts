import assert from "node:assert/strict";
import { test } from "node:test";
import type { Schema } from "../../api/types.ts";
import { betWords, FIRST, fitted, isWhole, offerableOf, offerOf } from "./bets.ts";
import type { MulliganView } from "./state.ts";

function legal(...abouts: string[]): Schema {
  const bets = abouts.map((about) => ({
    about: { const: about },
    ...(about === "words" && { text: { maxLength: 5 } }),
  }));
  const stakes = { properties: { 1: { maximum: 40 }, 2: { maximum: 7 } } };
  const bet = { oneOf: bets.map((properties) => ({ properties })) };
  return { oneOf: [{ properties: { kind: { const: "offer" }, stakes, bet } }] } as unknown as Schema;
}
const ALL = offerableOf(legal("hole", "total", "shot", "words"))!;

test("what may be offered is read from what is legal", () => {
  assert.deepEqual(
    [[...ALL.most], ALL.abouts, ALL.longest],
    [
      [
        [1, 40],
        [2, 7],
      ],
      ["hole", "total", "shot", "words"],
      5,
    ],
  );
  assert.equal(offerableOf({ properties: { kind: { const: "plan" } } } as unknown as Schema), null);
});

test("what cannot be had gives way to what can", () => {
  assert.deepEqual(fitted(FIRST, ALL), { ...FIRST, to: 1 });
  assert.deepEqual([fitted({ ...FIRST, to: 2 }, ALL).stake, fitted({ ...FIRST, to: 3 }, ALL).to], [7, 1]);
  assert.equal(fitted(FIRST, offerableOf(legal("total"))!).about, "total");
});

test("characters of a bet in words are counted as the engine counts them (M-41)", () => {
  assert.equal(fitted({ ...FIRST, text: "⛳🏌⛳🏌⛳🏌" }, ALL).text, "⛳🏌⛳🏌⛳");
});

const BETS: [wanted: object, bet: object, whole: boolean][] = [
  [{ about: "hole" }, { about: "hole" }, true],
  [{ about: "total" }, { about: "total" }, true],
  [{ about: "shot", golfer: 2, finishes: false }, { about: "shot", golfer: 2, finishes: false }, true],
  [{ about: "words", text: "Rain" }, { about: "words", text: "Rain" }, true],
  [{ about: "words", text: " " }, { about: "words", text: " " }, false],
];

for (const [wanted, bet, whole] of BETS)
  test(`an offer is sent as it was made: ${JSON.stringify(bet)}`, () => {
    const offer = fitted({ ...FIRST, ...wanted }, ALL);
    assert.deepEqual(offerOf(offer), { kind: "offer", stakes: { 1: 10 }, bet });
    assert.equal(isWhole(offer), whole);
  });

test("a bet is said with who made it", () => {
  const golfers = [0, 1].map((golfer) => ({ golfer, seat: golfer }));
  const seats = ["Ruth", "Nell"].map((name, seat) => ({ name, seat, kind: "human" }));
  const view = { you: 0, seats, state: { golfers } } as unknown as MulliganView;
  const said = (bet: object, by = 1) => betWords(view, { by, to: 1 - by, bet } as never);
  assert.equal(said({ about: "hole" }), "Nell beats or ties you on this hole");
  assert.equal(said({ about: "total" }, 0), "Your total ends below Nell’s");
  assert.equal(said({ about: "shot", golfer: 0, finishes: true }), "You finish this turn");
});

test("a bet in words is never taken for one that the server settles, nor turns what stands around it", () => {
  const said = (text: string) =>
    betWords({ you: 0, seats: [] } as never, { by: 0, to: 1, bet: { about: "words", text } } as never);
  assert.equal(said("Nell beats or ties you on this hole"), "In words: “Nell beats or ties you on this hole”");
  assert.equal(said("\u202e\u2066no\u2069\u200f it rains"), "In words: “no it rains”");
});
