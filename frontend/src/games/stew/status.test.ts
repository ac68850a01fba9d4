import assert from "node:assert/strict";
import { test } from "node:test";
import type { StewView } from "./state.ts";
import { todoWords } from "./status.ts";

const names = (seat: number) => ["You", "Otto"][seat]!;
const players = [{ plays: [{ token: "queen" }] }, { plays: [{ token: "queen" }, { token: "king" }] }];
const todo = (phase: string, asked: number | null, you: number | null = 0) =>
  todoWords({ you, state: { phase, asked, players } } as unknown as StewView, names);

test("whose token may be exchanged is said, and which", () => {
  assert.equal(todo("exchange", 1), "Otto may exchange the King.");
  assert.equal(todo("exchange", 0), "You may exchange the Queen.");
});

test("who plans is told what for, all others what goes on", () => {
  assert.equal(todo("plan", null), "Match what a royal has ordered.");
  assert.equal(todo("plan", null, null), "All choose");
  assert.equal(todo("opening", null), "Keep the hand?");
});
