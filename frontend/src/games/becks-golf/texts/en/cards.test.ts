import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { points, signed } from "../../../../ui/namesAndScores.ts";
import { BONUS, PENALTY } from "../../goingOutScores.ts";
import { type Card, symbolOf } from "../../state.ts";
import { aCard, cardName, placeWords, spokenCard, spokenGrid } from "./cards.ts";
import { steps } from "./how.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const PACK = "../../../../../../chalicelib/games/becks_golf/cards.json";
const { cards } = JSON.parse(read(PACK)) as { cards: { card: Card; name?: string; value: number }[] };

test("every card of the pack and the back are drawn", () => {
  const sprite = read("../../cards.svg");
  for (const face of [null, ...cards.map(({ card }) => card)]) assert.ok(sprite.includes(`id="${symbolOf(face)}"`));
});

test("cards show the names and values of the pack", () => {
  for (const { card, name, value } of cards) {
    assert.equal(cardName(card), name ?? String(card));
    const spoken = spokenCard(card);
    if (value < 0) assert.match(spoken, new RegExp(`, minus ${-value}$`));
    if (card === "H") assert.match(spoken, new RegExp(`plus ${value}$`));
  }
});

test("articles fit the pronunciation", () => {
  const told = ([1, 8, -1, -2, -3, -4, "M", "H"] as Card[]).map(aCard);
  const names = ["a 1", "an 8", "a Birdie", "an Eagle", "an Albatross", "a Hole in One", "a Mulligan", "a Hazard"];
  assert.deepEqual(told, names);
});

test("a face-down card is called a card back for everyone", () => {
  assert.deepEqual([symbolOf(null), spokenCard(null)], ["card-back", "face down"]);
  assert.deepEqual(([6, -4, "M", "H"] as Card[]).map(symbolOf), ["card-6", "card-red-4", "card-M", "card-H"]);
});

test("negative scores have a minus sign", () => {
  assert.deepEqual([points(-6), points(0), points(9)], ["−6", "0", "9"]);
  assert.deepEqual([signed(-5), signed(10)], ["−5", "+10"]);
});

test("a grid is read row by row, with its sets", () => {
  const grid = [6, "M", 6, -2, null, 8, 3, 1, -1] as Card[];
  const words = "6, Mulligan, wild, 6; Eagle, minus 2, face down, 8; 3, 1, Birdie, minus 1. Row 1 is a set: minus 6";
  assert.equal(spokenGrid(grid, [{ places: [0, 1, 2], score: -6 }]), words);
});

test("every place has its own description", () => {
  assert.equal(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8].map(placeWords)).size, 9);
  assert.equal(placeWords(4), "in the middle");
});

test("bonus and penalty for going out are the engine's, also in How to play", () => {
  const { closing } = JSON.parse(read(PACK));
  assert.deepEqual(closing, { lowest: BONUS, not_lowest: PENALTY });
  assert.match(steps[2]!.text, new RegExp(`: ${signed(closing.lowest)} .* else \\${signed(closing.not_lowest)}\\.$`));
});
