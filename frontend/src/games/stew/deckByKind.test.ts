import assert from "node:assert/strict";
import { test } from "node:test";
import data from "#data/stew/cards.json";
import { faceOf } from "./cards.ts";
import { packOf } from "./deckByKind.ts";

test("cards by kind: their number, the number of copies, and one of each value (S-01, S-02)", () => {
  const [pairs, triples, doubles] = packOf(data.cards);
  const ones = [
    { copies: 3, coins: 1 },
    { copies: 2, coins: 2 },
  ];
  assert.deepEqual(pairs, { kind: "pair", count: 50, alike: ones, shown: [0, 3] });
  assert.deepEqual(triples, { kind: "triple", count: 20, alike: [{ copies: 2, coins: 3 }], shown: [50] });
  assert.deepEqual(doubles, { kind: "double", count: 10, alike: [{ copies: 2, coins: 0 }], shown: [70] });
});

test("a shown card is of its kind, and has the value that the text says", () => {
  for (const { alike, shown } of packOf(data.cards))
    assert.deepEqual(
      shown.map((card) => faceOf(card).coins),
      alike.map(({ coins }) => coins),
    );
});
