import assert from "node:assert/strict";
import { test } from "node:test";
import { offeredOf } from "./choices.ts";
import { type Draft, draftOf } from "./draft.ts";
import { type Base, mainOf } from "./mainAction.ts";
import type { Own } from "./state.ts";

const own = (choice: object | null = null) => ({ choice, cards: [] }) as unknown as Own;
const NOTHING = offeredOf(null);
const PLANS = { ...NOTHING, cards: [4, 9], most: 3, tokens: ["queen", "mulligan"] } as Base["may"];
/** Returns the main action's label, and what a tap sends. */
function said(draft: Partial<Draft>, may: Base["may"] = PLANS, more: Partial<Base> = {}) {
  const sent: unknown[] = [];
  const send: Base["send"] = async (move) => void sent.push(move);
  const base = { may, own: own(), matches: null, reach: "round" as const, played: null, send, ...more };
  const main = mainOf({ ...base, draft: { ...draftOf(own()), ...draft } });
  main?.act?.();
  return main && [main.label, ...sent];
}

test("the main action says what is missing, and sends nothing", () => {
  assert.deepEqual(said({}), ["Choose cards and a token"]);
  assert.deepEqual(said({ cards: [4] }), ["Choose a token"]);
  assert.deepEqual(said({ token: "queen" }), ["Choose one to three cards"]);
  assert.deepEqual(said({}, { ...PLANS, cards: [], bare: true }), ["Choose a token"]);
  assert.deepEqual(said({}, { ...PLANS, picks: [{ kind: "stay" }] }), ["Choose one of these"]);
  assert.deepEqual(said({ trades: true }), ["Choose cards to swap"]);
});

test("the submitted choice is shown", () => {
  const plan = { kind: "plan", token: "queen", cards: [9] };
  assert.deepEqual(said({ token: "queen", cards: [9] }), ["Cook for the Queen", plan]);
  assert.deepEqual(said({ trades: true, cards: [4, 9] }), ["Swap two cards", { kind: "trade", cards: [4, 9] }]);
  const stay = { kind: "stay" } as const;
  assert.deepEqual(said({ pick: stay }, { ...NOTHING, picks: [stay] }, { played: "king" }), ["Keep the King", stay]);
});

test("players who have chosen, or cannot act, have no main action", () => {
  const choice = { token: "queen", cards: [9], add: false, ask: false };
  const sent = { cards: [9], token: "queen" } as const;
  assert.equal(said({ ...sent, cards: [9] }, PLANS, { own: own(choice) }), null);
  assert.deepEqual(said({ ...sent, cards: [4] }, PLANS, { own: own(choice) })?.[0], "Cook for the Queen");
  assert.equal(said({}, NOTHING), null);
});
