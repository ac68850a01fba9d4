import assert from "node:assert/strict";
import { test } from "node:test";
import { headWords, onwards, sceneWords } from "./headlines.ts";
import type { Accounts, Pot, Scene, Turn } from "./revealScenes.ts";
import type { StewView } from "./state.ts";

const seats = ["Ana", "Ben"].map((name, seat) => ({ seat, name, kind: "human" }));
const view = (you: number | null, state: object = {}) =>
  ({ seats, you, state: { phase: "plan", round: 2, turn: 2, turns: 3, ...state } }) as unknown as StewView;
const turn = (tokens: string[], asked: number | null = null) =>
  ({
    step: "turn",
    turn: 1,
    asked,
    seats: tokens.map((token) => ({ play: { token }, matches: 2 })),
  }) as unknown as Turn;
const pot = (takers: number[], next: string | null = null) =>
  ({ step: "pot", score: { royal: "queen", takers }, next }) as unknown as Pot;
const sum = (...money: number[]) =>
  ({ step: "paid", seats: money.map((has) => ({ money: has })) }) as unknown as Accounts;

test("the headline names the shown turn, or says that tips are paid", () => {
  assert.equal(headWords(turn(["king"]), view(0)), "Turn 1 of 3");
  assert.equal(headWords(pot([0]), view(0)), headWords(sum(1), view(0)));
});

test("the turn's outcome is shown to the viewer, and everyone sees who is being waited for", () => {
  const own = sceneWords(turn(["king", "queen"]), view(0));
  assert.ok(own.startsWith("You") && own.includes("King"));
  assert.equal(sceneWords(turn(["mulligan", "queen"]), view(0)), "You take a mulligan.");
  assert.equal(sceneWords(turn(["king", "queen"]), view(null)), "Everyone reveals.");
  for (const you of [0, null])
    assert.equal(sceneWords(turn(["king", "queen"], 1), view(you)), "Ben can swap the Queen.");
});

test("the page says who takes a tip, and who leads then", () => {
  assert.equal(sceneWords(pot([0, 1]), view(1)), "Ana and you share the Queen’s tip.");
  assert.equal(sceneWords(sum(7, 12), view(0)), "Ben leads with twelve pence.");
  assert.equal(sceneWords(sum(7, 7), view(0)), "You and Ben lead with seven pence.");
});

test("the continue button says where it leads", () => {
  const label = (scene: Scene, more: boolean, state: object = {}) =>
    onwards(scene, view(0, state), more, () => {}).label;
  assert.equal(label(turn(["king"]), false), "Next: turn 2");
  assert.equal(label(turn(["king"]), true, { turn: 1 }), "Next: the tips");
  assert.equal(label(turn(["king"]), false, { phase: "exchange" }), "Next");
  assert.equal(label(pot([0], "king"), true), "Next: the King");
  assert.equal(label(pot([0]), true), "Show totals");
  assert.equal(label(sum(1), false, { round: 3 }), "Next: round 3");
  assert.equal(label(sum(1), false, { phase: "over" }), "Next");
});
