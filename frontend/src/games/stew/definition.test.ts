import assert from "node:assert/strict";
import { test } from "node:test";
import { definition } from "./definition.ts";

const pauses = (phase: string, round: number, turn: number) =>
  definition.pauses!({ state: { phase, round, turn } } as unknown as Parameters<
    NonNullable<typeof definition.pauses>
  >[0]);

test("other notices come once a round is paid, but not while the coach explains the first", () => {
  assert.deepEqual(
    [pauses("plan", 1, 1), pauses("plan", 2, 1), pauses("plan", 3, 1), pauses("plan", 3, 2), pauses("over", 4, 3)],
    [false, false, true, false, true],
  );
});
