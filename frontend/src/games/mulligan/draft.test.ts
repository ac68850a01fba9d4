import assert from "node:assert/strict";
import { test } from "node:test";
import { offeredOf, playablesOf, takesOf } from "./choices.ts";
import { aimAt, cleaned, draftOf, isLaid, missing, moveOf, takes, tap, upOf } from "./draft.ts";
import type { Own } from "./state.ts";

/** Golfer 0 with cards 10 to 13: 12 can only be aimed at themselves, 13 is no action. `most`: most actions. */
function legal(most: number) {
  const club = (card: number) => ({
    propertyNames: { enum: ["10", "11", "12"].filter((one) => one !== String(card)) },
    additionalProperties: { enum: [0, 1] },
    properties: { 12: { enum: [0] } },
    maxProperties: most,
  });
  const clubs = Object.fromEntries([10, 11, 12, 13].map((card) => [card, club(card)]));
  const shots = { properties: { 0: { properties: clubs } } };
  const dig = { kind: { const: "dig" }, card: { const: 13 }, discard: { items: { enum: [10, 11] } } };
  const borrow = { kind: { const: "borrow" }, card: { enum: [12] }, from: { enum: [1] } };
  return { oneOf: [{ properties: { kind: { const: "plan" }, shots } }, { properties: dig }, { properties: borrow }] };
}
const offered = (most = 1) => offeredOf(legal(most))["0"]!;
const own = (plan: Own["plan"] = null) => ({ golfers: [{ golfer: 0 }], plan }) as unknown as Own;
const fresh = () => draftOf(own())["0"]!;

test("legal moves are read card by card", () => {
  const { clubs, actions, most, targets } = offered(2);
  assert.deepEqual([clubs, actions, most], [[10, 11, 12, 13], [11, 12, 10], 2]);
  assert.deepEqual([targets(10), targets(12)], [[0, 1], [0]]);
  assert.deepEqual(playablesOf(legal(1)).get(13), { kind: "dig", choices: [], loose: [10, 11] });
  assert.deepEqual(playablesOf(legal(1)).get(12), { kind: "borrow", choices: [1], loose: [] });
  assert.deepEqual([offeredOf(null), takesOf(null)], [{}, null]);
  assert.deepEqual(takesOf({ properties: { kind: { const: "take" }, card: { enum: [null] } } }), []);
});

test("three taps make a plan: club, action, target", () => {
  let plan = fresh();
  assert.deepEqual([upOf(plan, 10), missing(plan)], ["club", "club"]);
  plan = tap(plan, offered(), 10);
  assert.deepEqual([upOf(plan, 10), upOf(plan, 11), missing(plan)], ["club", "shaded", null]);
  plan = tap(plan, offered(), 11);
  assert.deepEqual(missing(plan), { card: 11, target: null });
  plan = aimAt(plan, offered(), 1);
  assert.deepEqual(moveOf({ 0: plan }), { kind: "plan", shots: { 0: { 10: { 11: 1 } } }, reactions: { 0: "auto" } });
});

test("an action on oneself gets its target at once, and no other is possible", () => {
  const plan = tap(tap(fresh(), offered(), 10), offered(), 12);
  assert.deepEqual(plan.aims, [{ card: 12, target: 0 }]);
  assert.deepEqual(aimAt(plan, offered(), 1).aims, plan.aims);
});

test("other cards cannot be actions, and a tap on a chosen card undoes it", () => {
  const plan = tap(tap(fresh(), offered(), 10), offered(), 11);
  assert.equal(takes(plan, offered(), 13), false);
  assert.equal(tap(plan, offered(), 13), plan);
  assert.deepEqual(tap(plan, offered(), 11).aims, []);
  assert.equal(tap(plan, offered(), 10).club, null);
});

test("another action replaces the shown one, and a second one replaces its own", () => {
  const one = aimAt(tap(tap(fresh(), offered(), 10), offered(), 11), offered(), 1);
  assert.deepEqual(tap(one, offered(), 12).aims, [{ card: 12, target: 0 }]);
  const two = offered(2);
  const both = tap(aimAt(tap(tap(fresh(), two, 10), two, 11), two, 1), two, 12);
  assert.deepEqual(both.aims, [
    { card: 11, target: 1 },
    { card: 12, target: 0 },
  ]);
  assert.deepEqual([tap(both, two, 11).aims.length, tap(both, two, 11).slot], [1, 1]);
});

test("the next change starts from the submitted plan", () => {
  const plan = { shots: { 0: { 10: { 12: 0, 11: 1 } } }, reactions: { 0: "ask" as const } };
  const draft = draftOf(own(plan));
  assert.ok(isLaid(draft, own(plan)));
  assert.ok(!isLaid({ 0: { ...draft["0"]!, reaction: "never" } }, own(plan)));
  assert.ok(!isLaid(draft, own()));
});

const GONE: [name: string, cards: number[], club: number | null, aims: number[], slot: "club" | number][] = [
  ["all are there", [10, 11, 12], 10, [11, 12], 1],
  ["the club has gone", [11, 12], null, [11, 12], "club"],
  ["an action has gone", [10, 12], 10, [12], 0],
  ["both actions have gone", [10], 10, [], 0],
];

for (const [name, cards, club, left, slot] of GONE)
  test(`a draft is made of cards of the hand: ${name}`, () => {
    const aims = [11, 12].map((card) => ({ card, target: 0 }));
    const plan = cleaned({ 0: { club: 10, aims, reaction: "ask", slot: 1 } }, [{ golfer: 0, cards }])["0"]!;
    assert.deepEqual([plan.club, plan.aims.map(({ card }) => card), plan.slot], [club, left, slot]);
    assert.equal(plan.reaction, "ask");
  });
