import assert from "node:assert/strict";
import { test } from "node:test";
import { extras } from "./options.ts";

const NONE = { secret_offers: false, high_risk: false, open_hands: false, chips: false };

test("options are off by default", () => {
  assert.deepEqual(extras({}, 2, 6), NONE);
  assert.deepEqual(extras({ chips: true, high_risk: "yes" }, 8, 6), { ...NONE, chips: true });
});

test("secret offers and open hands cannot be combined", () => {
  assert.deepEqual(extras({ secret_offers: true, open_hands: true }, 3, 6), { ...NONE, secret_offers: true });
  assert.deepEqual(extras({ open_hands: true }, 3, 6), { ...NONE, open_hands: true });
});

test("high risk is for six seats at most", () => {
  const risky = (seats: number) => extras({ high_risk: true }, seats, 6).high_risk;
  assert.deepEqual([2, 6, 7, 8].map(risky), [true, true, false, false]);
});
