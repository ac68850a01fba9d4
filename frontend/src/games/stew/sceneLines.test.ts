import assert from "node:assert/strict";
import { test } from "node:test";
import type { Turn } from "./revealScenes.ts";
import { turnLines } from "./sceneLines.ts";
import type { StewView } from "./state.ts";

const seats = ["Ana", "Ben", "Cara"].map((name, seat) => ({ seat, name, kind: "human" }));
const view = (you: number | null) => ({ seats, you, state: { turns: 3 } }) as unknown as StewView;
const turn = (number: number, tokens: string[], more: object = {}, asked: number | null = null) =>
  ({
    step: "turn",
    turn: number,
    asked,
    seats: tokens.map((token) => ({ play: { token, cards: [], added: 0, instead_of: null, ...more }, matches: 0 })),
  }) as unknown as Turn;

test("the viewer's own mulligan is the headline: only others' are listed below", () => {
  const all = turn(1, ["mulligan", "mulligan", "queen"]);
  assert.deepEqual(turnLines(view(0), all), ["Ben takes a mulligan.", "Tips are paid after turn 3."]);
  assert.deepEqual(turnLines(view(2), all), ["Ana and Ben take a mulligan.", "Tips are paid after turn 3."]);
  assert.deepEqual(turnLines(view(0), turn(3, ["mulligan", "king", "queen"])), ["Now the tips are paid."]);
  assert.deepEqual(turnLines(view(null), turn(3, ["mulligan", "king"])), [
    "Ana takes a mulligan.",
    "Now the tips are paid.",
  ]);
});

test("mulligans are not reported while a token can still be swapped", () => {
  assert.deepEqual(turnLines(view(2), turn(2, ["mulligan", "king"], {}, 0)), ["Tips are paid after turn 3."]);
});

test("effects of specialties are described", () => {
  assert.deepEqual(turnLines(view(1), turn(1, ["queen"], { instead_of: "king", added: 1 })), [
    "Ana swaps out the King.",
    "Ana adds a match.",
    "Tips are paid after turn 3.",
  ]);
});
