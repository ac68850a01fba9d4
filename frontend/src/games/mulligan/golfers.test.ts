import assert from "node:assert/strict";
import { test } from "node:test";
import { firstOf, golfersOf } from "./golfers.ts";
import type { MulliganView, Own } from "./state.ts";

test("the hand to begin with is one's first golfer's, of those asked the first that asked (M-31)", () => {
  const own = { golfers: [{ golfer: 0 }, { golfer: 2 }] } as unknown as Own;
  assert.deepEqual(
    [[], [2], [1, 2], [0, 2], [1]].map((asking) => firstOf({ own, asking })),
    [0, 2, 2, 0, 0],
  );
  assert.equal(firstOf({ own: null, asking: [1] }), 0);
});

test("two golfers of a seat are called by their shapes", () => {
  const golfers = [0, 1, 0].map((seat, golfer) => ({ golfer, seat }));
  const seats = ["Ruth", "Nell"].map((name, seat) => ({ name, seat, kind: "human" }));
  const names = golfersOf({ you: 0, seats, state: { golfers } } as unknown as MulliganView);
  assert.deepEqual([names(0), names(1), names(2)], ["Ball", "Nell", "Tee"]);
});
