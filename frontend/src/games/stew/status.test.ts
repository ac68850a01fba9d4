import assert from "node:assert/strict";
import { test } from "node:test";
import type { StewView } from "./state.ts";
import { todoWords } from "./status.ts";

const names = (seat: number) => ["You", "Otto"][seat]!;
const players = [{ plays: [{ token: "queen" }] }, { plays: [{ token: "queen" }, { token: "king" }] }];
const todo = (phase: string, asked: number | null, you: number | null = 0) =>
  todoWords({ you, state: { phase, asked, players } } as unknown as StewView, names);

test("the page says who can swap their token, and which", () => {
  assert.equal(todo("exchange", 1), "Otto can swap the King.");
  assert.equal(todo("exchange", 0), "You can swap the Queen.");
});

test("a player who plans is told what for, others what is going on", () => {
  assert.equal(todo("plan", null), "Match a royal’s order.");
  assert.equal(todo("plan", null, null), "Everyone chooses");
  assert.equal(todo("opening", null), "Keep this hand?");
});
