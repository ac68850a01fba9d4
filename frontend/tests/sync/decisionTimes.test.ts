import assert from "node:assert/strict";
import { test } from "node:test";
import type { View } from "../../src/api/types.ts";
import { DecisionTimes } from "../../src/sync/decisionTimes.ts";

const START = Date.parse("2026-11-20T22:00:00Z");

/** Applies views in order, as seen by seat 0: who is waited for, who decided last, and at which second. */
function seen(
  ...views: [waiting: number[], seat?: number, second?: number, more?: Partial<View>][]
): [DecisionTimes, View] {
  const tempo = new DecisionTimes();
  let view = {} as View;
  for (const [at, [waiting_for, seat, second = 0, more]] of views.entries()) {
    const last = seat === undefined ? null : { seat, at: new Date(START + second * 1000).toISOString() };
    view = { version: at, you: 0, waiting_for, last, ...more } as unknown as View;
    tempo.note(view);
  }
  return [tempo, view];
}

const usual = (...views: Parameters<typeof seen>) => {
  const [tempo, view] = seen(...views);
  return Math.round(tempo.usual(view));
};

test("a player's usual time for a turn is known after the first one", () => {
  assert.equal(usual([[1], 0]), 0);
  assert.equal(usual([[1], 0, 0], [[0], 1, 10], [[1], 0, 60]), 10_000);
});

test("it is separate from their time to continue", () => {
  assert.equal(usual([[1], 0, 0], [[1], 1, 10]), 0);
  assert.equal(usual([[1], 0, 0], [[1], 1, 10], [[0], 1, 50], [[1], 0, 60]), 10_000);
  assert.equal(usual([[1], 0, 0], [[1], 1, 10], [[0], 1, 50], [[1], 0, 60], [[1], 1, 70]), 40_000);
});

test("the newest time counts three tenths, on a logarithmic scale", () => {
  const turn = (took: number) => usual([[1], 0, 0], [[0], 1, 10], [[1], 0, 60], [[0], 1, 60 + took], [[1], 0, 200]);
  assert.equal(turn(10), 10_000);
  assert.equal(turn(100), Math.round(10_000 * 10 ** 0.3));
  assert.equal(turn(1), Math.round(10_000 * 10 ** -0.3));
});

test("a player's times are their own, leave out missed turns, and have a maximum", () => {
  assert.equal(usual([[1], 0, 0], [[2], 1, 10]), 0);
  assert.equal(usual([[1], 0, 0], [[0], 1, 10, { version: 2 }], [[1], 0, 60, { version: 3 }]), 0);
  assert.equal(usual([[1], 0, 0], [[0], 1, 9_000], [[1], 0, 9_001]), 300_000);
});

test("a message is no decision", () => {
  assert.equal(usual([[1], 0, 0], [[1], 0, 0], [[0], 1, 10], [[1], 0, 60]), 10_000);
});

const flags = ({ atOnce, together, apart }: DecisionTimes) => ({ atOnce, together, apart });
const of = (...views: Parameters<typeof seen>) => flags(seen(...views)[0]);

test("a player who chose in secret is waited for no more, and the last one reveals all", () => {
  assert.deepEqual(of([[1], 0, 0]), { atOnce: false, together: false, apart: false });
  assert.deepEqual(of([[0, 1]]), { atOnce: true, together: true, apart: false });
  assert.deepEqual(of([[0, 1]], [[1], 0, 5]), { atOnce: true, together: true, apart: false });
  assert.deepEqual(of([[0, 1]], [[1], 0, 5], [[0], 1, 9]), { atOnce: true, together: false, apart: false });
  assert.deepEqual(of([[0, 1]], [[1], 0, 5], [[0, 1], 1, 9]), { atOnce: true, together: true, apart: false });
});

test("the last player's time for a secret choice is not their time for a turn", () => {
  assert.equal(usual([[0, 1]], [[1], 0, 5]), 0);
});

test("a player who decides and is still waited for, like others, plays at their own pace", () => {
  assert.equal(of([[0, 1]], [[0, 1], 1, 5]).apart, true);
  assert.equal(of([[0, 1]], [[0, 1], 1, 5], [[0], 1, 9]).apart, false);
});
