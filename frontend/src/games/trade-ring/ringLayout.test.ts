import assert from "node:assert/strict";
import { test } from "node:test";
import { around, type Layout, layoutOf, leastHeight, type Room } from "./ringLayout.ts";

interface Box {
  what: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const LABEL = 16;

/** Returns the boxes that must not overlap: the seats' blocks, piles with their labels, the middle. */
function boxesOf(layout: Layout, room: Room): Box[] {
  const { seats, seat, plate, card, pile, roomy, middle } = layout;
  const box = (what: string, { x, y }: { x: number; y: number }, w: number, h: number): Box => {
    return { what, left: x - w / 2, right: x + w / 2, top: y, bottom: y + h };
  };
  const state = roomy ? 26 : 0;
  const above = roomy ? 0 : 18 * room.letters;
  return [
    box("front", seats[0]!, card.w + 8, card.h + state + (room.named ? plate + 3 + above : 0)),
    ...seats.slice(1).map((spot, n) => box(`seat ${n + 1}`, spot, seat.w, seat.h + (spot.x === middle.x ? above : 0))),
    ...(room.piles
      ? [box("deck", layout.piles.deck, pile.w, pile.h + LABEL), box("gone", layout.piles.gone, pile.w, pile.h + LABEL)]
      : []),
    box("middle", middle, middle.w, middle.h),
  ];
}

const over = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const room = (others: number, w: number, h: number, more: Partial<Room> = {}): Room => {
  return { others, w, h, letters: 1, named: false, piles: true, ...more };
};
const below = { piles: false };
/** Sizes of the picture: short phones and phones in landscape with the piles below, tall phones, a tablet, with larger text. */
const ROOMS: ((others: number) => Room)[] = [
  (others) => room(others, 320, 222, below),
  (others) => room(others, 360, 270, below),
  (others) => room(others, 484, 330, below),
  (others) => room(others, 360, 330),
  (others) => room(others, 390, 390),
  (others) => room(others, 430, 450),
  (others) => room(others, 844, 740),
  (others) =>
    room(others, 360, leastHeight(room(others, 360, 0, { ...below, letters: 1.3 })), { ...below, letters: 1.3 }),
];
const ALL = ROOMS.flatMap((of) => [1, 2, 3, 4, 5, 6, 7].map(of));
const told = (one: Room) => JSON.stringify(one);

test("nothing overlaps, for any number of players and any size", () => {
  for (const one of ALL) {
    const boxes = boxesOf(layoutOf(one), one);
    for (const [n, box] of boxes.entries()) {
      for (const other of boxes.slice(n + 1))
        assert.ok(!over(box, other), `${told(one)}: ${box.what} over ${other.what}`);
    }
  }
});

test("nor with a plate at the front seat, as watchers see it", () => {
  for (const one of ALL.filter(({ h }) => h >= 270).map((one) => ({ ...one, named: true }))) {
    const layout = layoutOf(one);
    const { middle, seats, pile, piles } = layout;
    assert.ok(middle.y + middle.h <= seats[0]!.y, `${told(one)}: the middle over the front`);
    if (one.piles && one.others > 1)
      assert.ok(piles.gone.y + pile.h + LABEL <= middle.y, `${told(one)}: piles over the middle`);
  }
});

test("everything is inside the picture", () => {
  for (const one of ALL) {
    for (const { what, left, right, top, bottom } of boxesOf(layoutOf(one), one))
      assert.ok(left >= 0 && right <= one.w && top >= 0 && bottom <= one.h, `${told(one)}: ${what}`);
  }
});

test("cards are large enough to touch and read", () => {
  for (const one of ALL) assert.ok(layoutOf(one).card.h >= 40, told(one));
});

test("the picture's minimum size fits the smallest cards", () => {
  for (const others of [1, 2, 3, 4, 5, 6, 7]) {
    const least = leastHeight(room(others, 320, 0, below));
    assert.ok(least <= 222, `${others} others need ${least}`);
    assert.equal(layoutOf(room(others, 320, least, below)).card.h >= 40, true);
  }
});

test("the viewer's seat is at the front, the next one clockwise on its left", () => {
  assert.deepEqual(around(5, 3), [3, 4, 0, 1, 2]);
  const { seats } = layoutOf(room(4, 390, 400));
  assert.ok(seats[1]!.x < seats[0]!.x && seats[4]!.x > seats[0]!.x);
  assert.ok(seats[2]!.y < seats[1]!.y && seats[3]!.y < seats[4]!.y);
});
