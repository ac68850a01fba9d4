import assert from "node:assert/strict";
import { test } from "node:test";
import { isHeld, laidOf } from "./laidCards.ts";
import type { MulliganView } from "./state.ts";

const golfer = (seat: number) => ({ golfer: seat, seat, shown: null });
const state = { phase: "plan", golfers: [golfer(0), golfer(1), golfer(2)], looking: null, own: { plan: null } };

function view(more: object, { you = 0 as number | null, waiting = [0, 1] } = {}): MulliganView {
  return { state: { ...state, ...more }, status: "playing", you, waiting_for: waiting } as unknown as MulliganView;
}
const laid = (one: MulliganView) => one.state.golfers.map((each) => laidOf(one, each));

test("players who have planned are shown face down, the viewer too", () => {
  assert.deepEqual(laid(view({})), [null, null, "back"]);
  assert.deepEqual(laid(view({ own: { plan: {} } })), ["back", null, "back"]);
  assert.deepEqual(laid(view({ own: null }, { you: null, waiting: [1] })), ["back", null, "back"]);
  assert.deepEqual(laid(view({ phase: "react" })), [null, null, null]);
});

test("a player whose hand is looked at is not waited for, and has planned or not (M-38)", () => {
  const looking = { golfer: 0, from: 2 };
  assert.deepEqual(laid(view({ looking })), [null, null, null]);
  assert.deepEqual(laid(view({ looking: { golfer: 0, from: null } })), [null, null, "back"]);
  const own = { looking, own: { plan: {} } };
  assert.deepEqual(laid(view(own, { you: 2, waiting: [0] }))[2], "back");
  assert.deepEqual(
    [isHeld(view({ looking }), 2), isHeld(view({ looking }), 0), isHeld(view({ looking: null }), 2)],
    [true, false, false],
  );
});

test("cards shown by a Course GPS stay open, and so does a plan without an action (M-34)", () => {
  const aims = [{ card: 3, target: 0 }];
  const golfers = [golfer(0), { ...golfer(1), shown: aims }, { ...golfer(2), shown: [] }];
  assert.deepEqual(laid(view({ golfers })), [null, aims, []]);
});
