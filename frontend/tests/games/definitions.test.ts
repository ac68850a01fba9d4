/** What each game's definition says to the screens around its table. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { View } from "../../src/api/types.ts";
import { definition as becksGolf } from "../../src/games/becks-golf/definition.ts";
import { definition as diceGolf } from "../../src/games/dice-golf/definition.ts";
import { GAME_IDS, wordsOf } from "../../src/games/gameNames.ts";
import { definition as mulligan } from "../../src/games/mulligan/definition.ts";
import { definition as stew } from "../../src/games/stew/definition.ts";
import { definition as tradeRing } from "../../src/games/trade-ring/definition.ts";

const view = (options: object, seats = 2, holes = 18) =>
  ({ options, course: { holes: Array(holes).fill({}) }, seats: Array(seats).fill({}) }) as unknown as View;
const DEFINITIONS = { "dice-golf": diceGolf, "becks-golf": becksGolf, "trade-ring": tradeRing, stew };
const definitionOf = (game: string) => DEFINITIONS[game as keyof typeof DEFINITIONS];
const terms = (game: string, options: object, ...more: number[]) => definitionOf(game)!.terms(view(options, ...more));

test("a round of Dice Golf: what, how, and at whose pace", () => {
  const told = terms("dice-golf", { holes: "front", format: "best-ball", stymie: true });
  assert.deepEqual(told.facts, [
    ["Round", "Front nine"],
    ["Format", "Best ball"],
  ]);
  assert.match(told.note, /Stymie/);
  assert.equal(terms("dice-golf", { holes: "all", format: "stroke" }, 1, 3).facts[0]![1], "3 holes");
  assert.equal(terms("dice-golf", { holes: "18", format: "stroke", stymie: false }, 1).note, "");
});

test("only at players' own pace a bot finishes at once for a player who leaves", () => {
  const own = (game: string, stymie: boolean) => definitionOf(game)!.ownPace?.(view({ stymie })) ?? false;
  assert.deepEqual([own("dice-golf", false), own("dice-golf", true), own("becks-golf", false)], [true, false, false]);
});

test("the rounds of Grandpa Beck's Golf", () => {
  assert.deepEqual(
    [1, 4].map((rounds) => terms("becks-golf", { rounds }).facts[0]![1]),
    ["One round", "Four rounds"],
  );
});

test("the options of The Trading Ring", () => {
  const added = (...names: string[]) =>
    terms("trade-ring", Object.fromEntries(names.map((name) => [name, true]))).facts[0]![1];
  assert.equal(added(), "None");
  assert.equal(added("chips"), "Chips");
  assert.equal(added("chips", "secret_offers", "high_risk"), "Secret offers, high risk and chips");
});

test("the options of a stew", () => {
  const plain = terms("stew", { specialties: false, mulligan_reach: "round" });
  assert.deepEqual(plain, {
    facts: [
      ["Rounds", "4"],
      ["Specialties", "None"],
    ],
    note: "",
  });
  const told = terms("stew", { specialties: true, mulligan_reach: "turn" });
  assert.deepEqual(
    [told.facts[1]![1], told.note],
    ["One each", "A mulligan discards the cards of that turn only, not of the whole round."],
  );
});

test("a game newer than the page is named by its id", () => {
  assert.equal(wordsOf("marbles").name, "marbles");
  assert.ok(!GAME_IDS.includes("marbles"));
});

test("other notices fit between two holes of MULLIGAN", () => {
  const at = (phase: string, at: number, turn: number) =>
    mulligan.pauses!({ ...view({}), state: { phase, at, turn } } as unknown as View);
  assert.deepEqual([at("plan", 0, 1), at("plan", 0, 2), at("plan", 3, 2), at("react", 3, 2)], Array(4).fill(false));
  // There the coach speaks last.
  assert.equal(at("plan", 1, 1), false);
  assert.deepEqual([at("plan", 2, 1), at("vote", 9, 1), at("over", 18, 1)], Array(3).fill(true));
});

test("other notices fit between two rounds of a stew, except in the first, which is the coach's", () => {
  const at = (phase: string, round: number, turn: number) =>
    stew.pauses!({ ...view({}), state: { phase, round, turn } } as unknown as View);
  assert.deepEqual([at("opening", 1, 1), at("plan", 1, 2), at("plan", 2, 1), at("plan", 3, 2)], Array(4).fill(false));
  assert.deepEqual([at("plan", 3, 1), at("plan", 4, 1), at("over", 4, 3)], Array(3).fill(true));
});
