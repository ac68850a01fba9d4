import assert from "node:assert/strict";
import { test } from "node:test";
import { allOf } from "../table/coachLessons.ts";
import { shadedOf } from "./art/cardFaces.ts";
import { LESSONS, type Pointer, pointerOf } from "./coachPointers.ts";
import { said } from "./texts/en/coach.ts";

const NOTHING = { club: null, aims: [], reaction: "auto", slot: "club" } as const;
const HOLES = [{ hole: 4 }, { hole: 5 }];
const LAY = { main: { label: "", act: () => {} } };
const AIMED = { club: 3, aims: [{ card: 4, target: 1 }] };
const swinging = (step: string, more: object = {}) => ({
  swing: { swing: { hole: 4, turn: 1 }, step, holed: null, ...more },
});
const sight = (plan: object, more: object = {}, state: object = {}) =>
  ({
    plan: { ...NOTHING, ...plan },
    golfer: 0,
    view: { state: { phase: "plan", at: 0, turn: 1, holes: HOLES, own: null, ...state } },
    main: null,
    playing: null,
    swing: null,
    ...more,
  }) as never;
/** Returns all pointers in order, if the player taps "Got it" each time. */
const heard = (now: never, seen: readonly Pointer[] = []): Pointer[] => {
  const one = pointerOf(seen, now, null);
  return one ? [one, ...heard(now, [...seen, one])] : [];
};

test("at most eight texts of one or two sentences, of three lines on a small phone", () => {
  assert.ok(allOf(said).length <= 8);
  for (const words of Object.values(said)) assert.match(words, /^(?=.{1,78}\.$)([^.!]+\.){1,2}$/);
  assert.deepEqual(Object.keys(LESSONS.at), allOf(said));
});

test("each thing is pointed out once, when it first appears", () => {
  assert.deepEqual(heard(sight({})), ["hole", "cards", "club"]);
  assert.deepEqual(heard(sight({ club: 3 })), ["action"]);
  assert.deepEqual(heard(sight({ club: 3, aims: [{ card: 4, target: null }] })), []);
  assert.deepEqual(heard(sight(AIMED, LAY)), ["lay"]);
  assert.deepEqual(heard(sight({}, { playing: {} })), []);
});

test("things that have passed are not pointed out later", () => {
  assert.deepEqual(heard(sight({}, {}, { turn: 2 })), []);
  assert.deepEqual(heard(sight(AIMED, LAY, { turn: 2 })), []);
  assert.deepEqual(heard(sight({ club: 3 }, {}, { turn: 2 })), ["action"]);
});

test("a hint stays while it applies, and goes when the player acts", () => {
  assert.equal(pointerOf(["hole"], sight({}), "hole"), "hole");
  assert.equal(pointerOf(["hole"], sight({ club: 3 }), "hole"), "action");
  assert.equal(pointerOf(["action"], sight(AIMED, LAY), "action"), "lay");
});

test("only players with a Mulligan get the hint about it", () => {
  const held = (id: string) => [...Array(100).keys()].find((card) => shadedOf(card).id === id)!;
  const own = (card: number) => ({ own: { golfers: [{ golfer: 0, cards: [card], may: [] }] } });
  assert.deepEqual(heard(sight(AIMED, LAY, own(held("mulligan")))), ["react", "lay"]);
  assert.deepEqual(heard(sight(AIMED, LAY, own(held("rough")))), ["lay"]);
});

test("the swing's hint comes once it is over, and the hole's once the hole is", () => {
  for (const step of ["laid", "open", "struck", "summed", "rolling"])
    assert.deepEqual(heard(sight({}, swinging(step))), []);
  assert.deepEqual(heard(sight({}, swinging("done"))), ["swing"]);
  assert.deepEqual(heard(sight({}, swinging("done", { holed: {} }), { at: 1 })), ["swing", "holed"]);
});

test("there are no hints from the second hole on", () => {
  assert.deepEqual(heard(sight({}, {}, { at: 1 })), []);
  assert.deepEqual(heard(sight({}, swinging("done", { swing: { hole: 5 } }), { at: 1 })), []);
  assert.equal(pointerOf(["hole"], sight({}, {}, { at: 1 }), "hole"), null);
});
