import assert from "node:assert/strict";
import { test } from "node:test";
import type { View } from "../../src/api/types.ts";
import { turnOver } from "../../src/screens/table/turn.ts";

const view = (...waiting: number[]) => ({ you: 0, waiting_for: waiting }) as unknown as View;
const roll = { kind: "roll" };

test("a turn is over when the game waits for others after it", () => {
  assert.equal(turnOver(view(1), []), false);
  assert.equal(turnOver(view(0), [roll]), false);
  assert.equal(turnOver(view(0, 1), [roll]), false);
  assert.equal(turnOver(view(1), [roll]), true);
});

test("who watches has no turn", () => {
  assert.equal(turnOver({ ...view(), you: null }, [roll]), false);
});
