import assert from "node:assert/strict";
import { test } from "node:test";
import { firstOf, isShown, type Onlooker, staysAt } from "./shownScenes.ts";
import type { StewView } from "./state.ts";

const view = (some: { you?: number | null; phase?: string; choice?: object | null; happened?: string[] }) => {
  const { you = 0, phase = "plan", choice = null, happened = [] } = some;
  const own = you === null ? null : { choice };
  return { you, state: { phase, own }, happened: happened.map((kind) => ({ kind })) } as unknown as StewView;
};
const first = (some: Partial<Onlooker>) => firstOf(4, { replay: false, you: 0, told: false, still: false, ...some });

test("a turn is shown to who has yet to choose, however late, and no more to who has chosen", () => {
  assert.equal(isShown(view({}), false), true);
  assert.equal(isShown(view({ choice: { token: "queen" } }), false), false);
});

test("a turn is shown to all who have nothing to plan: watchers, and while it waits or a game is over", () => {
  assert.equal(isShown(view({ you: null }), false), true);
  assert.equal(isShown(view({ phase: "exchange", choice: { token: "queen" } }), false), true);
  assert.equal(isShown(view({ phase: "over", choice: { token: "queen" } }), false), true);
});

test("a replay shows a turn at the step that opened or changed it, and at no other", () => {
  for (const kind of ["revealed", "exchanged", "stayed"]) {
    assert.equal(isShown(view({ you: null, happened: ["planned", kind] }), true), true, kind);
  }
  assert.equal(isShown(view({ you: null, happened: ["planned"] }), true), false);
  assert.equal(isShown(view({ you: null }), true), false);
});

test("a player begins with the first scene whenever they come, a watcher only where it happens before their eyes", () => {
  assert.deepEqual([first({}), first({ told: true })], [0, 0]);
  assert.deepEqual([first({ you: null, told: true }), first({ you: null })], [0, 4]);
});

test("without motion a player still goes through every scene", () => {
  assert.equal(first({ still: true }), 0);
  assert.equal(first({ you: null, told: true, still: true }), 0);
});

test("a replay goes through the scenes of a step forward; without motion, or elsewhere, it shows how that ended", () => {
  const replay = { replay: true, you: null };
  assert.equal(first({ ...replay, told: true }), 0);
  assert.equal(first({ ...replay, told: true, still: true }), 3);
  assert.equal(first(replay), 3);
  assert.equal(firstOf(0, { ...replay, told: false, still: false }), 0);
});

test("a scene waits for a player, and passes in time for a watcher", () => {
  assert.deepEqual([staysAt(true, 0, false), staysAt(false, 0, false)], [true, true]);
  assert.deepEqual([staysAt(true, null, false), staysAt(false, null, false)], [false, false]);
});

test("under controls of their own all scenes pass in time but the last", () => {
  for (const you of [0, null]) assert.deepEqual([staysAt(true, you, true), staysAt(false, you, true)], [false, true]);
});
