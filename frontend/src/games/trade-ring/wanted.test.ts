import assert from "node:assert/strict";
import { test } from "node:test";
import { mostSeats, wanted } from "./wanted.ts";

const NONE = { secret_offers: false, high_risk: false, open_hands: false, chips: false };

test("nothing is added unless it was chosen", () => {
  assert.deepEqual(wanted({}, 2), NONE);
  assert.deepEqual(wanted({ chips: true, high_risk: "yes" }, 8), { ...NONE, chips: true });
});

test("secret offers and open hands are never asked for together", () => {
  assert.deepEqual(wanted({ secret_offers: true, open_hands: true }, 3), { ...NONE, secret_offers: true });
});

test("high risk is for six seats at most", () => {
  assert.deepEqual(
    [6, 7].map((seats) => wanted({ high_risk: true }, seats).high_risk),
    [true, false],
  );
  assert.equal(mostSeats({ high_risk: true }), 6);
  assert.equal(mostSeats({}), null);
});
