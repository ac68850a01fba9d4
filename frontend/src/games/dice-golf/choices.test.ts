import assert from "node:assert/strict";
import { test } from "node:test";
import { choicesOf } from "./choices.ts";

const NO_CHOICES = { roll: false, keep: false, holeMulligan: false, shots: [], passTo: [] };

const kind = (name: string, members: Record<string, unknown> = {}) => ({
  type: "object",
  properties: { kind: { const: name }, ...members },
  required: ["kind", ...Object.keys(members)],
  additionalProperties: false,
});
const DECIDE = choicesOf({
  oneOf: [kind("keep"), kind("hole-mulligan"), kind("shot-mulligan", { die: { enum: ["black", "white", "green"] } })],
});

test("nothing is offered without legal moves", () => {
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

test("a single branch and a single value are understood too", () => {
  assert.deepEqual(choicesOf(kind("roll")), { ...NO_CHOICES, roll: true });
  assert.deepEqual(choicesOf(kind("pass-stymie", { to: { const: 3 } })).passTo, [3]);
});

test("unknown kinds are skipped", () => {
  assert.deepEqual(choicesOf({ oneOf: [kind("sing"), kind("keep")] }), { ...NO_CHOICES, keep: true });
});
