import assert from "node:assert/strict";
import { test } from "node:test";
import { card } from "./fixtures.ts";
import type { Change, Preview } from "./state.ts";
import { changeWords, handWords, signOf, stakeWords, stepsOf, swapWords } from "./words.ts";

const value = (type: string, top: string) => ({ type, top: card(top), cards: [] });

test("a hand is called by its type and its best card", () => {
  assert.equal(handWords(value("Low Straight", "6D")), "Low Straight, six high");
  assert.equal(handWords(value("High Card", "QS")), "High Card, queen");
  assert.equal(signOf(card("10D")), "10♦");
});

test("a preview tells the new type, or how the old one differs", () => {
  const told = (change: Change): [string, number] => {
    const preview: Preview = { seat: 1, card: 0, change, value: value("High Straight", "7H") };
    return [changeWords(preview), stepsOf(change)];
  };
  assert.deepEqual(told("better-type"), ["High Straight", 2]);
  assert.deepEqual(told("better-rank"), ["Better rank", 1]);
  assert.deepEqual(told("better-suit"), ["Better suit", 1]);
  assert.deepEqual(told("same"), ["As it is", 0]);
  assert.deepEqual(told("worse-suit"), ["Lower suit", -1]);
  assert.deepEqual(told("worse-type"), ["High Straight", -2]);
});

test("a swap names ranks, and the suit where ranks are the same", () => {
  assert.equal(swapWords(card("QD"), card("7H")), "your queen for the seven");
  assert.equal(swapWords(card("QD"), card("QS")), "your queen for the queen of spades");
  assert.equal(stakeWords(card("10S"), 3), "the ten of spades, with three chips");
  assert.equal(stakeWords(card("10S"), 0), "the ten of spades");
});
