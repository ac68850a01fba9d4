import assert from "node:assert/strict";
import { test } from "node:test";
import { ALL, AT, type Pointer, pointerOf } from "./coach.ts";
import { said } from "./texts/en/coach.ts";

const NOTHING = { club: null, aims: [], reaction: "auto", slot: "club" } as const;
const sight = (plan: object, more: object = {}) =>
  ({
    plan: { ...NOTHING, ...plan },
    view: { state: { phase: "plan" } },
    main: null,
    playing: null,
    swings: false,
    ...more,
  }) as never;

test("at most eight sentences, one each", () => {
  assert.ok(ALL.length <= 8);
  for (const words of Object.values(said)) assert.match(words, /^[^.!]+\.$/);
  assert.deepEqual(Object.keys(AT), ALL);
});

test("each thing is pointed at once, when it first comes up", () => {
  const seen: Pointer[] = [];
  const next = (now: never) => {
    const one = pointerOf(seen, now);
    if (one) seen.push(one);
    return one;
  };
  assert.deepEqual(
    [next(sight({})), next(sight({})), next(sight({})), next(sight({}))],
    ["hole", "cards", "club", null],
  );
  assert.equal(next(sight({ club: 3 })), "action");
  assert.equal(next(sight({ club: 3, aims: [{ card: 4, target: null }] })), "aim");
  const whole = sight({ club: 3, aims: [{ card: 4, target: 1 }] }, { main: { label: "", act: () => {} } });
  assert.deepEqual([next(whole), next(whole), next(whole)], ["react", "lay", null]);
  assert.equal(next(sight({}, { swings: true })), "swing");
  assert.equal(pointerOf([], sight({}, { playing: {} })), null);
});
