import assert from "node:assert/strict";
import { test } from "node:test";
import { offersTo } from "./offersToAnswer.ts";
import type { MulliganView } from "./state.ts";

test("offers waiting for the viewer's answer are marked", () => {
  const offers = [
    { offer: 1, by: 1, to: 0 },
    { offer: 2, by: 0, to: 1 },
    { offer: 3, by: 2, to: 1 },
  ];
  const of = (you: number | null, wagers: object | null = { offers }) =>
    offersTo({ you, state: { wagers } } as unknown as MulliganView).map(({ offer }) => offer);
  assert.deepEqual([of(0), of(1), of(2), of(null), of(0, null)], [[1], [2, 3], [], [], []]);
});
