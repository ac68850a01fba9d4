import assert from "node:assert/strict";
import { test } from "node:test";
import { choicesOf } from "./choices.ts";
import { keyOf } from "./keys.ts";

const kind = (name: string, members: Record<string, unknown> = {}) => ({
  type: "object",
  properties: { kind: { const: name }, ...members },
  required: ["kind", ...Object.keys(members)],
  additionalProperties: false,
});
const NONE = { roll: false, keep: false, holeMulligan: false, shots: [], passTo: [] };
const DECIDE = choicesOf({
  oneOf: [kind("keep"), kind("hole-mulligan"), kind("shot-mulligan", { die: { enum: ["black", "white", "green"] } })],
});
const DICE = ["black", "white", "green", "blue"] as const;

test("nothing is offered where nothing is legal", () => {
  assert.deepEqual(choicesOf(null), NONE);
});

test("branches become choices, with their values", () => {
  assert.deepEqual(choicesOf({ oneOf: [kind("roll")] }), { ...NONE, roll: true });
  assert.deepEqual(DECIDE, { ...NONE, keep: true, holeMulligan: true, shots: ["black", "white", "green"] });
  assert.deepEqual(choicesOf({ oneOf: [kind("pass-stymie", { to: { enum: [0, 2] } })] }), { ...NONE, passTo: [0, 2] });
});

test("one branch alone, and one value alone, are understood too", () => {
  assert.deepEqual(choicesOf(kind("roll")), { ...NONE, roll: true });
  assert.deepEqual(choicesOf(kind("pass-stymie", { to: { const: 3 } })).passTo, [3]);
});

test("unknown kinds are skipped", () => {
  assert.deepEqual(choicesOf({ oneOf: [kind("sing"), kind("keep")] }), { ...NONE, keep: true });
});

test("keys stand for what is legal, and for nothing else", () => {
  const roll = choicesOf({ oneOf: [kind("roll")] });
  assert.equal(keyOf("r", roll, DICE, null), "roll");
  assert.equal(keyOf("k", roll, DICE, null), null);
  assert.equal(keyOf("K", DECIDE, DICE, null), "keep");
  assert.equal(keyOf("h", DECIDE, DICE, null), "hole-mulligan");
  assert.deepEqual(keyOf("2", DECIDE, DICE, null), { die: "white" });
  assert.equal(keyOf("4", DECIDE, DICE, null), null);
  assert.equal(keyOf("r", DECIDE, DICE, null), null);
});

test("a lifted die turns R into its roll and rests the Hole Mulligan", () => {
  assert.equal(keyOf("r", DECIDE, DICE, "white"), "roll");
  assert.equal(keyOf("h", DECIDE, DICE, "white"), null);
  assert.equal(keyOf("Escape", DECIDE, DICE, "white"), "back");
});
