import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { Drafts } from "./draft.ts";
import { keepBegun, recallBegun } from "./savedPlans.ts";

const DRAFT: Drafts = { 0: { club: 9, aims: [{ card: 3, target: null }], reaction: "ask", slot: 0 } };
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    },
  });
});

test("a draft is restored only at its table and for its decision", () => {
  keepBegun("one", "turn 1", DRAFT);
  assert.deepEqual(recallBegun("one", "turn 1"), DRAFT);
  assert.equal(recallBegun("one", "turn 2"), null);
  assert.equal(recallBegun("two", "turn 1"), null);
});

test("a draft that was dropped leaves nothing behind", () => {
  keepBegun("one", "turn 1", DRAFT);
  keepBegun("one", "turn 2", null);
  assert.equal(kept.size, 0);
});

test("without storage, or with invalid data, there is no draft", () => {
  kept.set("club.draft.one", "no plan");
  assert.equal(recallBegun("one", "turn 1"), null);
  Object.assign(globalThis, { sessionStorage: undefined });
  keepBegun("one", "turn 1", DRAFT);
  assert.equal(recallBegun("one", "turn 1"), null);
});
