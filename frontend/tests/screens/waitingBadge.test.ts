import assert from "node:assert/strict";
import { test } from "node:test";
import type { MyTable } from "../../src/api/types.ts";
import { picture, showWaiting } from "../../src/screens/home/waitingBadge.ts";

const tables = (waiting: number) =>
  Array.from({ length: waiting + 2 }, (_, n) => ({ table: `t${n}`, waiting: n < waiting }) as MyTable);

test("the number of waiting tables is in the title, the tab and on the icon, and follows each change", () => {
  const link = { href: "/icons/club.svg" };
  const badges: number[] = [];
  const document = { title: "Mulligan Club", querySelector: () => link };
  const setAppBadge = async (count: number) => void badges.push(count);
  Object.assign(globalThis, { document });
  Object.defineProperty(globalThis, "navigator", { value: { setAppBadge }, configurable: true });

  showWaiting(tables(0));
  assert.deepEqual([document.title, link.href], ["Mulligan Club", "/icons/club.svg"]);
  showWaiting(tables(2));
  assert.equal(document.title, "(2) Mulligan Club");
  assert.equal(link.href, `data:image/svg+xml,${encodeURIComponent(picture(2))}`);
  showWaiting(tables(2));
  showWaiting(tables(1));
  assert.equal(document.title, "(1) Mulligan Club");
  showWaiting(tables(0));
  assert.equal(document.title, "Mulligan Club");
  assert.equal(link.href, `data:image/svg+xml,${encodeURIComponent(picture(0))}`);
  assert.deepEqual(badges, [0, 2, 1, 0], "the first one takes an old number away");
});

test("the icon shows the number as far as there is room", () => {
  const words = (count: number) => /<text[^>]*>(.*)<\/text>/.exec(picture(count))?.[1] ?? null;
  assert.deepEqual([0, 1, 9, 10].map(words), [null, "1", "9", "9+"]);
});
