import assert from "node:assert/strict";
import { test } from "node:test";
import { roundsOf } from "./options.ts";

const ROUNDS = { least: 1, usual: 4, most: 9 };

test("four rounds are the default, one to nine can be chosen", () => {
  for (const rounds of [1, 4, 9]) assert.equal(roundsOf({ rounds }, ROUNDS), rounds);
  for (const rounds of [undefined, 0, 10, 2.5, "3", null]) assert.equal(roundsOf({ rounds }, ROUNDS), 4);
});
