import assert from "node:assert/strict";
import { test } from "node:test";
import { nextPause } from "../../src/api/rhythm.ts";
import type { View } from "../../src/api/types.ts";

const playing = { status: "playing" } as View;
const pulse = (still: number, failures = 0) => nextPause({ view: playing, movedAt: 0, now: still, failures });

test("the longer nothing moves, the more seldom it looks", () => {
  const pauses = [0, 59_000, 61_000, 599_000, 601_000, 86_400_000].map((still) => pulse(still));
  assert.deepEqual(pauses, [1500, 1500, 5000, 5000, 20_000, 20_000]);
});

test("without answers it waits longer each time, up to twenty seconds", () => {
  assert.deepEqual(
    [1, 2, 3, 9].map((failures) => pulse(0, failures)),
    [1000, 2000, 4000, 20_000],
  );
});
