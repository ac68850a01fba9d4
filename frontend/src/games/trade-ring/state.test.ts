import assert from "node:assert/strict";
import { test } from "node:test";
import data from "../../../../chalicelib/games/trade_ring/cards.json" with { type: "json" };
import { nameOf } from "./state.ts";

test("cards are named as in the deck's list", () => {
  assert.deepEqual(
    data.deck.map((_, card) => nameOf(card)),
    data.deck,
  );
});
