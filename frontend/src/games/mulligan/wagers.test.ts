import assert from "node:assert/strict";
import { test } from "node:test";
import type { Schema } from "../../api/types.ts";
import type { MulliganView } from "./state.ts";
import { betWords, FIRST, fitted, isWhole, offerableOf, offerOf, termsWords, winnersOf } from "./wagers.ts";

function legal(...abouts: string[]): Schema {
  const bets = abouts.map((about) => ({
    about: { const: about },
    ...(about === "words" && { text: { maxLength: 5 } }),
  }));
  const stakes = { properties: { 1: { maximum: 40 }, 2: { maximum: 7 } } };
  const bet = { oneOf: bets.map((properties) => ({ properties })) };
  return { oneOf: [{ properties: { kind: { const: "offer" }, stakes, bet } }] } as unknown as Schema;
}
const PEOPLE = ["Ruth", "Nell", "Otto"].map((name, seat) => ({ name, seat, kind: "human" }));
const can = (may: Schema, seats = PEOPLE) => offerableOf({ legal: may, seats } as unknown as MulliganView);
const ALL = can(legal("hole", "total", "shot", "words"))!;

test("possible offers are read from the legal moves", () => {
  assert.deepEqual(
    [[...ALL.most], ALL.abouts(1), ALL.longest],
    [
      [
        [1, 40],
        [2, 7],
      ],
      ["hole", "total", "shot", "words"],
      5,
    ],
  );
  assert.equal(can({ properties: { kind: { const: "plan" } } } as unknown as Schema), null);
});

test("a bet in words can use fewer things than one that the server settles (M-41)", () => {
  const both = [legal("hole", "total"), legal("words")].flatMap((one) => one["oneOf"] as Schema[]);
  const only2 = structuredClone(both) as { properties: { stakes: { properties: Record<string, unknown> } } }[];
  delete only2[1]!.properties.stakes.properties["1"];
  const some = can({ oneOf: only2 } as unknown as Schema)!;
  assert.deepEqual(
    [some.abouts(1), some.abouts(2)],
    [
      ["hole", "total"],
      ["hole", "total", "words"],
    ],
  );
  assert.deepEqual([[...some.most.keys()], some.longest], [[1, 2], 5]);
  assert.equal(fitted({ ...FIRST, to: 1, about: "words" }, some).about, "hole");
});

test("bots are not offered bets, as they decline them (M-41)", () => {
  const seated = (...bots: number[]) =>
    PEOPLE.map((one) => ({ ...one, kind: bots.includes(one.seat) ? "bot" : "human" }));
  assert.deepEqual([...can(legal("hole"), seated(1))!.most.keys()], [2]);
  assert.equal(can(legal("hole"), seated(1, 2)), null);
});

test("an impossible choice is replaced by a possible one", () => {
  assert.deepEqual(fitted(FIRST, ALL), { ...FIRST, to: 1 });
  assert.deepEqual([fitted({ ...FIRST, to: 2 }, ALL).stake, fitted({ ...FIRST, to: 3 }, ALL).to], [7, 1]);
  assert.equal(fitted(FIRST, can(legal("total"))!).about, "total");
});

test("the length of a bet in words is counted as by the engine (M-41)", () => {
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

const golfers = [0, 1].map((golfer) => ({ golfer, seat: golfer }));
const AT_TABLE = { you: 0, seats: PEOPLE, state: { golfers } };

const TERMS: [wanted: object, words: string][] = [
  [{ about: "hole" }, "You win 10 chips if you beat or tie Nell on this hole, and lose them if not."],
  [
    { about: "total" },
    "You win 10 chips if your total ends below Nell’s, and lose them if not. If the totals are equal, the stakes are returned.",
  ],
  [
    { about: "shot", golfer: 1, finishes: false, stake: 1 },
    "You win 1 chip if Nell doesn’t hole out this turn, and lose it if not.",
  ],
  [
    { about: "words", text: " Rain" },
    "10 chips each on “Rain”. You both say who won; if you disagree, the stakes are returned.",
  ],
  [{ about: "words", text: " " }, ""],
];

for (const [wanted, words] of TERMS)
  test(`what is bet is said before it is offered: ${JSON.stringify(wanted)} (M-41)`, () => {
    const offer = fitted({ ...FIRST, ...wanted }, ALL);
    assert.equal(termsWords(AT_TABLE as unknown as MulliganView, offer), words);
  });

test("a bet is shown with the player who made it", () => {
  const view = AT_TABLE as unknown as MulliganView;
  const said = (bet: object, by = 1) => betWords(view, { by, to: 1 - by, bet } as never);
  assert.equal(said({ about: "hole" }), "Nell beats or ties you on this hole");
  assert.equal(said({ about: "total" }, 0), "Your total ends below Nell’s");
  assert.equal(said({ about: "shot", golfer: 0, finishes: true }), "You hole out this turn");
});

test("a bet in words cannot look like one that the server settles, and does not change the text around it", () => {
  const said = (text: string) =>
    betWords({ you: 0, seats: [] } as never, { by: 0, to: 1, bet: { about: "words", text } } as never);
  assert.equal(said("Nell beats or ties you on this hole"), "In words: “Nell beats or ties you on this hole”");
  assert.equal(said("\u202e\u2066no\u2069\u200f it rains"), "In words: “no it rains”");
});

test("the possible winners are listed once for all kinds of bets", () => {
  const alike = (numbers: string[], winners: number[]) => ({
    propertyNames: { enum: numbers },
    additionalProperties: { enum: winners },
  });
  const won = { oneOf: [alike(["3", "12"], [0, 2]), alike(["7"], [1])] };
  const may = { properties: { kind: { const: "verdict" }, won } } as unknown as Schema;
  const named = (legal: Schema | null, wager: number) => winnersOf({ legal } as unknown as MulliganView, wager);
  assert.deepEqual([named(may, 12), named(may, 7), named(may, 4), named(null, 7)], [[0, 2], [1], [], []]);
});
