import assert from "node:assert/strict";
import { test } from "node:test";
import { allOf } from "../table/coachLessons.ts";
import { isFirst, LESSONS, type Pointer, pointerOf } from "./coachPointers.ts";
import { said } from "./texts/en/coach.ts";

const NOTHING = { cards: [], token: null, pick: null };
const COOK = { main: { label: "", act: () => {} } };
const sight = (draft: object | null = {}, state: object = {}, more: object = {}) =>
  ({
    draft: draft && { ...NOTHING, ...draft },
    main: null,
    scene: null,
    view: { state: { phase: "plan", round: 1, turn: 1, ...state } },
    ...more,
  }) as never;
const shows = (step: string, round: number) => ({ scene: { step, round } });
/** Returns all pointers in order, if the player taps "Got it" each time. */
const heard = (now: never, seen: readonly Pointer[] = []): Pointer[] => {
  const one = pointerOf(seen, now, null);
  return one ? [one, ...heard(now, [...seen, one])] : [];
};

test("at most eight sentences, one each, of two lines on a phone", () => {
  assert.ok(allOf(said).length <= 8);
  for (const words of Object.values(said)) assert.match(words, /^[^.!]{1,55}\.$/);
  assert.deepEqual(Object.keys(LESSONS.at), allOf(said));
});

test("each thing is pointed out once, when it first appears", () => {
  assert.deepEqual(heard(sight({}, { phase: "opening" })), ["opening"]);
  assert.deepEqual(heard(sight()), ["pots", "cards"]);
  assert.deepEqual(heard(sight({ cards: [4] })), ["token"]);
  assert.deepEqual(heard(sight({ cards: [4], token: "king" }, {}, COOK)), ["lay"]);
  assert.deepEqual(heard(sight({ cards: [4], token: "mulligan" }, {}, COOK)), [], "no pot shows anything");
  assert.deepEqual(heard(sight({}, { turn: 2 }, shows("turn", 1))), ["shown"]);
  assert.deepEqual(heard(sight({}, { turn: 2 })), ["mulligan"]);
  assert.deepEqual(heard(sight({}, { round: 2 }, shows("pot", 1))), ["tips"]);
  assert.deepEqual(heard(sight({}, { round: 2 }, shows("paid", 1))), []);
});

test("things that have passed are not pointed out later", () => {
  const cooked = { cards: [4], token: "king" };
  assert.deepEqual(heard(sight({ pick: { kind: "open", replace: false } }, { phase: "opening" })), []);
  assert.deepEqual(heard(sight(cooked, { turn: 2 }, COOK)), []);
  assert.deepEqual(heard(sight({}, { turn: 3 })), ["mulligan"]);
});

test("a hint stays while it applies, and goes when the player acts", () => {
  assert.equal(pointerOf(["pots"], sight(), "pots"), "pots");
  assert.equal(pointerOf(["pots"], sight({ cards: [4] }), "pots"), "token");
  assert.equal(pointerOf(["token"], sight({ cards: [4], token: "king" }, {}, COOK), "token"), "lay");
});

test("hints are only for players who choose, and only in the first round", () => {
  for (const phase of ["specialties", "exchange", "over"]) assert.deepEqual(heard(sight({}, { phase })), []);
  assert.deepEqual(heard(sight(null)), []);
  assert.deepEqual(heard(sight({}, { round: 2 })), []);
  for (const step of ["turn", "pot"]) assert.deepEqual(heard(sight({}, { round: 3 }, shows(step, 2))), []);
  assert.equal(pointerOf(["pots"], sight({}, { round: 2 }), "pots"), null);
});

test("a coach is offered before anything was shown", () => {
  for (const phase of ["specialties", "opening", "plan"]) assert.ok(isFirst(sight({}, { phase })), phase);
  for (const later of [{ turn: 2 }, { round: 2 }, { phase: "exchange" }]) assert.ok(!isFirst(sight({}, later)));
  assert.ok(!isFirst(sight({}, {}, shows("turn", 1))));
});
