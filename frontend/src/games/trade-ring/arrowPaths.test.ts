import assert from "node:assert/strict";
import { test } from "node:test";
import { exchangeOf } from "./arrowPaths.ts";
import { layoutOf } from "./ringLayout.ts";

const room = (others: number) => ({ others, w: 390, h: 390, letters: 1, named: false, piles: true });

test("arrows avoid the middle", () => {
  assert.equal(exchangeOf(layoutOf(room(1)), 1), null);
  assert.notEqual(exchangeOf(layoutOf(room(4)), 1), null);
});

test("arrows are between the two cards", () => {
  const layout = layoutOf(room(4));
  const { x, y, degrees, gap, long } = exchangeOf(layout, 1)!;
  const way = (far: number) => ({
    x: x + far * Math.cos((degrees * Math.PI) / 180),
    y: y + far * Math.sin((degrees * Math.PI) / 180),
  });
  assert.ok(way(gap).x > layout.seats[1]!.x + layout.card.w / 2 || way(gap).y > layout.seats[1]!.y + layout.card.h);
  assert.ok(way(gap + long).x < layout.seats[0]!.x && way(gap + long).y > 0);
});
