import assert from "node:assert/strict";
import { test } from "node:test";
import { type Pace, queueOf } from "./sceneQueue.ts";

const FOREVER = Number.POSITIVE_INFINITY;

/** Returns a queue with a controlled clock, and everything that it showed. */
function queue({ held = () => 100, most = 9 }: Partial<Pace<string>> = {}) {
  const shown: (string | null)[] = [];
  let due: { at: number; run(): void } | null = null;
  let now = 0;
  const clock = {
    setTimeout: (run: () => void, ms: number) => {
      due = { at: now + ms, run };
      return 1;
    },
    clearTimeout: () => {
      due = null;
    },
  } as unknown as typeof globalThis;
  const pass = (ms: number) => {
    now += ms;
    while (due && due.at <= now) {
      const { run } = due;
      due = null;
      run();
    }
  };
  return {
    ...queueOf<string>(
      () => ({ held, most }),
      (scene) => shown.push(scene),
      clock,
    ),
    shown,
    pass,
  };
}

test("scenes are shown one by one, each for its time, and then the table", () => {
  const { add, shown, pass } = queue({ held: (scene) => (scene === "a" ? 100 : 300) });
  add(["a", "b"]);
  assert.deepEqual(shown, ["a"]);
  pass(99);
  assert.deepEqual(shown, ["a"]);
  pass(1);
  pass(299);
  assert.deepEqual(shown, ["a", "b"]);
  pass(1);
  assert.deepEqual(shown, ["a", "b", null]);
});

test("new scenes are queued, and only the last ones of a long queue are shown", () => {
  const { add, shown, pass } = queue({ most: 2 });
  add(["a"]);
  add(["b", "c"]);
  add(["d"]);
  for (const _ of "abc") pass(100);
  assert.deepEqual(shown, ["a", "c", "d", null]);
});

test("in a long queue each scene has less time", () => {
  const { add, shown, pass } = queue({ held: (_, waiting) => (waiting > 1 ? 50 : 100) });
  add(["a", "b", "c"]);
  pass(50);
  pass(50);
  assert.deepEqual(shown, ["a", "b"]);
  pass(50);
  assert.deepEqual(shown, ["a", "b", "c"]);
});

test("a player who acts sees the current table, and the queue is dropped", () => {
  const { add, drop, shown, pass } = queue();
  add(["a", "b"]);
  drop();
  pass(1000);
  assert.deepEqual(shown, ["a", null]);
});

test("a scene that stays is replaced by the next one, or stays, as its time says", () => {
  const yielding = queue({ held: (_, waiting) => (waiting ? 100 : FOREVER) });
  yielding.add(["a"]);
  yielding.pass(10_000);
  yielding.add(["b"]);
  assert.deepEqual(yielding.shown, ["a", "b"]);
  const lasting = queue({ held: (scene) => (scene === "end" ? FOREVER : 100) });
  lasting.add(["end"]);
  lasting.add(["b"]);
  assert.deepEqual(lasting.shown, ["end"]);
  assert.equal(lasting.next(), true);
  assert.deepEqual(lasting.shown, ["end", "b"]);
});

test("the last scene leads to the table", () => {
  const { add, next, shown } = queue({ held: () => FOREVER });
  add(["end"]);
  assert.equal(next(), false);
  assert.deepEqual(shown, ["end", null]);
});

test("a replay's step is shown at once, in place of the queue", () => {
  const { add, put, shown, pass } = queue({ held: (_, waiting) => (waiting ? 100 : FOREVER) });
  add(["a", "b"]);
  put(["c", "d"]);
  pass(100);
  pass(1000);
  assert.deepEqual(shown, ["a", "c", "d"]);
});

test("a page that was left shows no more scenes", () => {
  const { add, stop, shown, pass } = queue();
  add(["a", "b"]);
  stop();
  pass(1000);
  assert.deepEqual(shown, ["a"]);
});
