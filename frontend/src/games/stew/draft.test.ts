import assert from "node:assert/strict";
import { test } from "node:test";
import { offeredOf } from "./choices.ts";
import { type Draft, draftOf, isMade, matchesWith, planOf, toggled } from "./draft.ts";
import type { Own, StewState } from "./state.ts";

const cards = (most = 3) => ({ type: "array", items: { enum: [4, 9, 70] }, minItems: 1, maxItems: most });
const branch = (properties: object) => ({ type: "object", properties });
const plan = (tokens: string[], more = {}) =>
  branch({ kind: { const: "plan" }, token: { enum: tokens }, cards: cards(), ...more });
const PLAIN = offeredOf(plan(["queen", "king", "mulligan"]));

const own = (choice: Own["choice"] = null) =>
  ({
    choice,
    cards: [
      { card: 4, matches: { queen: 1, king: 2 } },
      { card: 9, matches: { queen: 0, king: 1 } },
      { card: 70, matches: { queen: 2, king: 0 } },
    ],
  }) as unknown as Own;
const state = (matches = { queen: 0, king: 0 }) =>
  ({ own: own(), players: [{ matches: {} }, { matches }] }) as unknown as StewState;
const draft = (some: Partial<Draft>): Draft => ({ ...draftOf(own()), ...some });

test("a plan offers what is legal: cards, tokens and specialties", () => {
  assert.deepEqual([PLAIN.cards, PLAIN.most, PLAIN.bare], [[4, 9, 70], 3, false]);
  assert.deepEqual([PLAIN.tokens, PLAIN.adds, PLAIN.asks], [["queen", "king", "mulligan"], [], false]);
  const saucier = offeredOf({ oneOf: [plan(["queen", "king"], { add: {} }), plan(["mulligan"])] });
  assert.deepEqual(
    [saucier.tokens, saucier.adds],
    [
      ["queen", "king", "mulligan"],
      ["queen", "king"],
    ],
  );
  assert.ok(offeredOf(plan(["queen"], { ask: {} })).asks);
  const trader = offeredOf({ oneOf: [plan(["queen"]), branch({ kind: { const: "trade" }, cards: cards(2) })] });
  assert.deepEqual([trader.trades, trader.most], [2, 3]);
  assert.ok(offeredOf(branch({ kind: { const: "plan" }, token: { enum: ["king"] }, cards: { const: [] } })).bare);
});

test("other choices are offered as they are sent", () => {
  const keep = branch({ kind: { const: "keep" }, specialty: { enum: ["baker", "taster"] } });
  assert.deepEqual(offeredOf(keep).picks, [
    { kind: "keep", specialty: "baker" },
    { kind: "keep", specialty: "taster" },
  ]);
  const opening = branch({ kind: { const: "open" }, replace: { type: "boolean" } });
  assert.deepEqual(offeredOf(opening).picks, [
    { kind: "open", replace: false },
    { kind: "open", replace: true },
  ]);
  const exchange = branch({ kind: { const: "exchange" }, token: { enum: ["king"] } });
  assert.deepEqual(offeredOf({ oneOf: [exchange, branch({ kind: { const: "stay" } })] }).picks, [
    { kind: "exchange", token: "king" },
    { kind: "stay" },
  ]);
});

test("a fourth card replaces the first, and a second tap removes a card", () => {
  const two = { ...PLAIN, most: 2 };
  assert.deepEqual(toggled(draft({ cards: [4, 9] }), 70, two).cards, [9, 70]);
  assert.deepEqual(toggled(draft({ cards: [4, 9] }), 4, two).cards, [9]);
  assert.deepEqual(toggled(draft({ cards: [4], trades: true }), 9, { ...PLAIN, trades: 1 }).cards, [9]);
});

test("a plan needs a token and a card, unless the hand is empty", () => {
  assert.equal(planOf(draft({ token: "queen" }), PLAIN), null);
  assert.equal(planOf(draft({ cards: [4] }), PLAIN), null);
  assert.equal(planOf(draft({ token: "princess", cards: [4] }), PLAIN), null, "none of hers is left");
  assert.deepEqual(planOf(draft({ token: "king", cards: [4] }), PLAIN), { kind: "plan", token: "king", cards: [4] });
  const bare = { ...PLAIN, cards: [], bare: true };
  assert.deepEqual(planOf(draft({ token: "king" }), bare), { kind: "plan", token: "king", cards: [] });
});

test("add is possible only with some tokens, ask with all (S-37, S-40)", () => {
  const may = { ...PLAIN, adds: ["queen" as const], asks: true };
  const said = { cards: [4], add: true, ask: true };
  const sent = planOf(draft({ ...said, token: "queen" }), may);
  assert.deepEqual(sent, { kind: "plan", token: "queen", cards: [4], add: true, ask: true });
  assert.ok(!("add" in planOf(draft({ ...said, token: "mulligan" }), may)!));
});

test("matches include the table's cards, the chosen ones, and a Saucier's", () => {
  const chosen = (token: Draft["token"], add = false) => draft({ token, add, cards: [4, 9] });
  assert.equal(matchesWith(chosen("king"), state({ queen: 0, king: 4 }), 1), 7);
  assert.equal(matchesWith(chosen("queen", true), state(), 1), 2);
  assert.equal(matchesWith(draft({ token: "queen", add: true, cards: [9] }), state(), 1), 0);
  assert.equal(matchesWith(chosen("mulligan"), state(), 1), null);
  assert.equal(matchesWith(chosen(null), state(), 1), null);
});

test("the draft starts from the submitted choice, in any order of cards", () => {
  const made = own({ token: "king", cards: [9, 4], add: false, ask: false });
  assert.ok(isMade(draft({ token: "king", cards: [4, 9] }), made));
  assert.ok(!isMade(draft({ token: "king", cards: [4] }), made));
  assert.ok(!isMade(draft({}), own()));
  const kept = own({ specialty: "baker" });
  assert.deepEqual(draftOf(kept).pick, { kind: "keep", specialty: "baker" });
  assert.ok(isMade(draftOf(own({ replace: true })), own({ replace: true })));
});
