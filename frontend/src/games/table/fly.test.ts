import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { type Flight, fly } from "./fly.ts";

/** Changes to the page, in order. */
let done: string[] = [];

const made = () => ({ style: {}, append: () => {}, remove: () => {} }) as unknown as HTMLElement;

beforeEach(() => {
  done = [];
  const documentElement = { classList: { contains: () => false } };
  Object.assign(globalThis, { document: { documentElement, createElement: made } });
});

/** Returns a table with these spots and their widths. */
function tableOf(spots: Record<string, number>): Element {
  const all = Object.entries(spots).map(([spot, width]) => {
    const getBoundingClientRect = () => {
      done.push(`measures ${spot}`);
      return { left: 0, top: 0, width, height: 42 };
    };
    return [`[data-spot="${spot}"]`, { getBoundingClientRect }] as const;
  });
  const found = new Map<string, unknown>(all);
  return {
    querySelector: (spot: string) => found.get(spot) ?? null,
    append: () => done.push("lays"),
  } as unknown as Element;
}

const flight = (from: string, to: string): Flight<number> => ({ card: 1, from, to, wait: 0 });
const laid = () => done.filter((what) => what === "lays").length;

test("everything is measured before the overlay is added", () => {
  fly(tableOf({ a: 30, b: 30, c: 30 }), [flight("a", "b"), flight("c", "b"), flight("b", "c")], made);
  assert.equal(laid(), 3);
  assert.deepEqual(done.slice(-3), ["lays", "lays", "lays"]);
});

test("animations need a visible start and end", () => {
  const flights = [flight("a", "none"), flight("none", "a"), flight("a", "hidden"), flight("hidden", "a")];
  fly(tableOf({ a: 30, hidden: 0 }), flights, made);
  assert.equal(laid(), 0);
});
