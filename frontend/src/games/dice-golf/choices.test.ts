import assert from "node:assert/strict";
import { test } from "node:test";
import { choicesOf, NO_CHOICES } from "./choices.ts";
import { keyOf } from "./keys.ts";

const kind = (name: string, members: Record<string, unknown> = {}) => ({
  type: "object",
  properties: { kind: { const: name }, ...members },
  required: ["kind", ...Object.keys(members)],
  additionalProperties: false,
});
const DECIDE = choicesOf({
  oneOf: [kind("keep"), kind("hole-mulligan"), kind("shot-mulligan", { die: { enum: ["black", "white", "green"] } })],
});
const DICE = ["black", "white", "green", "blue"] as const;

test("nothing is offered where nothing is legal", () => {
  assert.deepEqual(choicesOf(null), NO_CHOICES);
});

test("branches become choices, with their values", () => {
  assert.deepEqual(choicesOf({ oneOf: [kind("roll")] }), { ...NO_CHOICES, roll: true });
  assert.deepEqual(DECIDE, { ...NO_CHOICES, keep: true, holeMulligan: true, shots: ["black", "white", "green"] });
  assert.deepEqual(choicesOf({ oneOf: [kind("pass-stymie", { to: { enum: [0, 2] } })] }), {
    ...NO_CHOICES,
    passTo: [0, 2],
  });
});

test("one branch alone, and one value alone, are understood too", () => {
  assert.deepEqual(choicesOf(kind("roll")), { ...NO_CHOICES, roll: true });
  assert.deepEqual(choicesOf(kind("pass-stymie", { to: { const: 3 } })).passTo, [3]);
});

test("unknown kinds are skipped", () => {
  assert.deepEqual(choicesOf({ oneOf: [kind("sing"), kind("keep")] }), { ...NO_CHOICES, keep: true });
});

test("keys stand for what is legal, and for nothing else", () => {
  const roll = choicesOf({ oneOf: [kind("roll")] });
  assert.equal(keyOf("r", roll, DICE, false), "main");
  assert.equal(keyOf("k", roll, DICE, false), null);
  assert.equal(keyOf("K", DECIDE, DICE, false), "keep");
  assert.deepEqual(keyOf("h", DECIDE, DICE, false), { lift: "all" });
  assert.deepEqual(keyOf("2", DECIDE, DICE, false), { lift: "white" });
  assert.equal(keyOf("4", DECIDE, DICE, false), null);
  assert.equal(keyOf("r", DECIDE, DICE, false), null);
});

test("a lifted die turns R into its roll and rests the Hole Mulligan", () => {
  assert.equal(keyOf("r", DECIDE, DICE, true), "main");
  assert.equal(keyOf("h", DECIDE, DICE, true), null);
  assert.equal(keyOf("Escape", DECIDE, DICE, true), "back");
});
