import assert from "node:assert/strict";
import { test } from "node:test";
import type { View } from "../../src/api/types.ts";
import { turnOver } from "../../src/screens/table/turn.ts";

const view = (...waiting: number[]) => ({ you: 0, waiting_for: waiting, legal: null }) as unknown as View;
const roll = { kind: "roll" };
const keep = { kind: "keep" };
const lift = { kind: "shot-mulligan" };
const may = (...kinds: string[]) =>
  ({ ...view(0), legal: { oneOf: kinds.map((kind) => ({ properties: { kind: { const: kind } } })) } }) as View;

test("a turn is over when the game waits for others after it", () => {
  assert.equal(turnOver(view(1), []), false);
  assert.equal(turnOver(view(0), [roll]), false);
  assert.equal(turnOver(view(0, 1), [roll]), false);
  assert.equal(turnOver(view(1), [roll]), true);
});

test("where nobody else is waited for, a turn is over when the next one may begin", () => {
  assert.equal(turnOver(may("keep", "shot-mulligan"), [roll]), false);
  assert.equal(turnOver(may("keep", "shot-mulligan"), [roll, lift]), false);
  assert.equal(turnOver(may("roll"), [roll, keep]), true);
});

test("who watches has no turn", () => {
  assert.equal(turnOver({ ...view(), you: null }, [roll]), false);
});
