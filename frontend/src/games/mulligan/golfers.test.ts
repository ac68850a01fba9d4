import assert from "node:assert/strict";
import { test } from "node:test";
import { firstOf, golfersOf, isMine } from "./golfers.ts";
import type { MulliganView, Own } from "./state.ts";

test("the first hand shown is that of one's first golfer, or of the first that was asked (M-31)", () => {
  const own = { golfers: [{ golfer: 0 }, { golfer: 2 }] } as unknown as Own;
  assert.deepEqual(
    [[], [2], [1, 2], [0, 2], [1]].map((asking) => firstOf({ own, asking })),
    [0, 2, 2, 0, 0],
  );
  assert.equal(firstOf({ own: null, asking: [1] }), 0);
});

const view = (you: number | null, names: string[], seats: number[], sides: number[][]) =>
  ({
    you,
    seats: names.map((name, seat) => ({ name, seat, kind: "human" })),
    state: { golfers: seats.map((seat, golfer) => ({ golfer, seat })), sides },
  }) as unknown as MulliganView;
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "");

test("two golfers of a seat have its name and a number, the same on every phone", () => {
  for (const you of [0, 1, null]) {
    const seen = view(
      you,
      ["Ruth", "Bartholomew"],
      [0, 1, 0, 1],
      [
        [0, 2],
        [1, 3],
      ],
    );
    const names = [0, 1, 2, 3].map(golfersOf(seen)).map(plain);
    assert.deepEqual(names, ["Ruth 1", "Bartho… 1", "Ruth 2", "Bartho… 2"]);
  }
  const three = view(
    1,
    ["Ruth", "Nell", "Ana"],
    [0, 1, 0, 2],
    [
      [0, 2],
      [1, 3],
    ],
  );
  assert.deepEqual([0, 1, 2, 3].map(golfersOf(three)).map(plain), ["Ruth 1", "You", "Ruth 2", "Ana"]);
});

test("the player's own side is known if sides have several golfers", () => {
  const of = (you: number | null, sides: number[][]) =>
    [0, 1, 2, 3].map((golfer) => isMine(view(you, ["Ruth", "Nell", "Ana"], [0, 1, 0, 2], sides), golfer));
  assert.deepEqual(
    of(1, [
      [0, 2],
      [1, 3],
    ]),
    [false, true, false, true],
  );
  assert.deepEqual(
    of(0, [
      [0, 2],
      [1, 3],
    ]),
    [true, false, true, false],
  );
  assert.deepEqual(
    of(null, [
      [0, 2],
      [1, 3],
    ]),
    [false, false, false, false],
  );
  assert.deepEqual(of(1, [[0], [1], [2], [3]]), [false, false, false, false]);
});
