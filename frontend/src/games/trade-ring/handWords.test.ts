import assert from "node:assert/strict";
import { test } from "node:test";
import { card, value } from "../../../tests/games/ring-views.ts";
import { besides, handWords, signOf, stepSign, stepsOf } from "./handWords.ts";
import type { Change, Preview } from "./state.ts";
import { changeWords } from "./status.ts";

test("a hand is named by its type and its best card", () => {
  assert.equal(handWords(value("Low Straight", "6D")), "Low Straight, six high");
  assert.equal(handWords(value("High Card", "QS")), "High Card, queen");
  assert.equal(handWords(value("Pair", "9S")), "Pair of nines");
  assert.equal(handWords(value("Four of a Kind", "6S")), "Four of a Kind, sixes");
  assert.equal(signOf(card("10D")), "10♦");
});

test("a preview names the new type, or the difference within it", () => {
  const told = (change: Change): [string, number] => {
    const preview: Preview = { seat: 1, card: 0, change, value: value("High Straight", "7H") };
    return [changeWords(preview), stepsOf(change)];
  };
  assert.deepEqual(told("better-type"), ["High Straight", 2]);
  assert.deepEqual(told("better-rank"), ["Higher rank", 1]);
  assert.deepEqual(told("better-suit"), ["Higher suit", 1]);
  assert.deepEqual(told("same"), ["No change", 0]);
  assert.deepEqual(told("worse-suit"), ["Lower suit", -1]);
  assert.deepEqual(told("worse-type"), ["High Straight", -2]);
});

test("a sign shows how much better or worse", () => {
  const changes: Change[] = ["better-type", "better-rank", "same", "worse-suit", "worse-type"];
  assert.deepEqual(changes.map(stepSign), ["▲▲", "▲", "", "▼", "▼▼"]);
});

test("other cards are named by rank, and by suit if ranks are the same", () => {
  assert.equal(besides(card("QD"), card("7H")), "seven");
  assert.equal(besides(card("QD"), card("QS")), "queen of spades");
});
