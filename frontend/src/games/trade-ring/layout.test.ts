import assert from "node:assert/strict";
import { test } from "node:test";
import { around, type Layout, layoutOf } from "./layout.ts";

interface Box {
  what: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const LABEL = 16;
const MIDDLE = 104;

/** All that must not lie over each other: the seats' blocks, piles with their labels, the middle. */
function boxesOf(layout: Layout): Box[] {
  const { seats, seat, plate, card, pile, roomy } = layout;
  const box = (what: string, x: number, y: number, w: number, h: number): Box => {
    return { what, left: x - w / 2, right: x + w / 2, top: y, bottom: y + h };
  };
  const own = roomy ? card.h + 26 : card.h;
  return [
    box("front", seats[0]!.x, seats[0]!.y, card.w + 8, own),
    ...seats.slice(1).map(({ x, y }, n) => box(`seat ${n + 1}`, x, y, seat.w, roomy ? seat.h : plate + 3 + card.h)),
    box("deck", layout.deck.x, layout.deck.y, pile.w, pile.h + LABEL),
    box("gone", layout.gone.x, layout.gone.y, pile.w, pile.h + LABEL),
    box("middle", layout.middle.x, layout.middle.y, MIDDLE, layout.middle.h),
  ];
}

const over = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const SIZES: [w: number, h: number][] = [
  [360, 334],
  [360, 360],
  [390, 436],
  [430, 500],
  [844, 800],
];

test("nothing lies over anything else, for any number of players and size", () => {
  for (const [w, h] of SIZES) {
    for (let others = 1; others <= 7; others++) {
      const boxes = boxesOf(layoutOf(others, w, h));
      for (const [n, one] of boxes.entries()) {
        for (const other of boxes.slice(n + 1)) {
          assert.ok(!over(one, other), `${others} others at ${w}x${h}: ${one.what} over ${other.what}`);
        }
      }
    }
  }
});

test("with a plate at the seat in front too, as watchers see it", () => {
  for (const h of [356, 436, 800]) {
    for (let others = 1; others <= 7; others++) {
      const layout = layoutOf(others, h > 500 ? 844 : 360, h, true);
      const { middle, seats, gone, pile } = layout;
      assert.ok(middle.y + middle.h <= seats[0]!.y, `${others} others at ${h}: the middle over the front`);
      if (others > 1) assert.ok(gone.y + pile.h + LABEL <= middle.y, `${others} others at ${h}: piles over the middle`);
    }
  }
});

test("all stands within the picture, below the head", () => {
  for (const [w, h] of SIZES) {
    for (let others = 1; others <= 7; others++) {
      for (const { what, left, right, top, bottom } of boxesOf(layoutOf(others, w, h))) {
        assert.ok(left >= 0 && right <= w && top >= 56 && bottom <= h + 1, `${others} others at ${w}x${h}: ${what}`);
      }
    }
  }
});

test("cards can be touched and read everywhere", () => {
  for (const [w, h] of SIZES) {
    for (let others = 1; others <= 7; others++)
      assert.ok(layoutOf(others, w, h).card.h >= 44, `${others} at ${w}x${h}`);
  }
});

test("one's own seat is in front, the next one clockwise at its left", () => {
  assert.deepEqual(around(5, 3), [3, 4, 0, 1, 2]);
  const { seats } = layoutOf(4, 390, 448);
  assert.ok(seats[1]!.x < seats[0]!.x && seats[4]!.x > seats[0]!.x);
  assert.ok(seats[2]!.y < seats[1]!.y && seats[3]!.y < seats[4]!.y);
});
