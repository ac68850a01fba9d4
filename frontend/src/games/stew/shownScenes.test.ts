import assert from "node:assert/strict";
import { test } from "node:test";
import { firstOf, isShown, type Onlooker, staysAt } from "./shownScenes.ts";
import type { StewView } from "./state.ts";

const view = (some: { you?: number | null; phase?: string; choice?: object | null; happened?: string[] }) => {
  const { you = 0, phase = "plan", choice = null, happened = [] } = some;
  const own = you === null ? null : { choice };
  return { you, state: { phase, own }, happened: happened.map((kind) => ({ kind })) } as unknown as StewView;
};
const first = (some: Partial<Onlooker>) => firstOf(4, { replay: false, you: 0, live: false, still: false, ...some });

test("a turn is shown to players who have not chosen yet, however late, but not to the others", () => {
  assert.equal(isShown(view({}), false), true);
  assert.equal(isShown(view({ choice: { token: "queen" } }), false), false);
});

test("a turn is shown to everyone with nothing to plan: watchers, and players while waiting or after the game", () => {
  assert.equal(isShown(view({ you: null }), false), true);
  assert.equal(isShown(view({ phase: "exchange", choice: { token: "queen" } }), false), true);
  assert.equal(isShown(view({ phase: "over", choice: { token: "queen" } }), false), true);
});

test("a replay shows a turn only at the step that revealed or changed it", () => {
  for (const kind of ["revealed", "exchanged", "stayed"]) {
    assert.equal(isShown(view({ you: null, happened: ["planned", kind] }), true), true, kind);
  }
  assert.equal(isShown(view({ you: null, happened: ["planned"] }), true), false);
  assert.equal(isShown(view({ you: null }), true), false);
});

test("a player always starts with the first scene, a watcher only if it happens while they watch", () => {
  assert.deepEqual([first({}), first({ live: true })], [0, 0]);
  assert.deepEqual([first({ you: null, live: true }), first({ you: null })], [0, 4]);
});

test("without motion a player still goes through every scene", () => {
  assert.equal(first({ still: true }), 0);
  assert.equal(first({ you: null, live: true, still: true }), 0);
});

test("a replay plays a step's scenes going forward; otherwise, or with reduced motion, it shows the last", () => {
  const replay = { replay: true, you: null };
  assert.equal(first({ ...replay, live: true }), 0);
  assert.equal(first({ ...replay, live: true, still: true }), 3);
  assert.equal(first(replay), 3);
  assert.equal(firstOf(0, { ...replay, live: false, still: false }), 0);
});

test("a scene waits for a player, and times out for a watcher", () => {
  assert.deepEqual([staysAt(true, 0, false), staysAt(false, 0, false)], [true, true]);
  assert.deepEqual([staysAt(true, null, false), staysAt(false, null, false)], [false, false]);
});

test("with their own controls all scenes but the last time out", () => {
  for (const you of [0, null]) assert.deepEqual([staysAt(true, you, true), staysAt(false, you, true)], [false, true]);
});
