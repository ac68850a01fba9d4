import assert from "node:assert/strict";
import { test } from "node:test";
import type { View } from "../../src/api/types.ts";
import { turnOver } from "../../src/screens/table/turn.ts";

const kinds = (...names: string[]) => ({ oneOf: names.map((kind) => ({ properties: { kind: { const: kind } } })) });
const view = (waiting: number[], ...legal: string[]) =>
  ({ you: 0, waiting_for: waiting, legal: kinds(...legal) }) as unknown as View;
const [roll, keep] = [{ kind: "roll" }, { kind: "keep" }];

test("a turn is over when nobody waits for the player, or they may begin anew", () => {
  assert.equal(turnOver(view([0], "roll"), []), false);
  assert.equal(turnOver(view([0], "keep", "hole-mulligan"), [roll]), false);
  assert.equal(turnOver(view([0], "roll"), [roll, keep]), true);
  assert.equal(turnOver(view([1]), [roll]), true);
});

test("who watches has no turn", () => {
  assert.equal(turnOver({ ...view([]), you: null }, [roll]), false);
});
