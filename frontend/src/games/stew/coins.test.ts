import assert from "node:assert/strict";
import { test } from "node:test";
import { coinsOf } from "./coins.ts";

test("pence are shown with as few coins as possible (S-05)", () => {
  assert.deepEqual(coinsOf(0), []);
  assert.deepEqual(coinsOf(5), [3, 1, 1]);
  assert.deepEqual(coinsOf(16), [6, 6, 3, 1]);
  for (let pence = 0; pence < 40; pence++)
    assert.equal(
      coinsOf(pence).reduce<number>((sum, coin) => sum + coin, 0),
      pence,
    );
});
