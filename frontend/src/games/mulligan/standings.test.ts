import assert from "node:assert/strict";
import { test } from "node:test";
import { sideNames, standingsOf } from "./standings.ts";
import type { MulliganView } from "./state.ts";

test("the lowest total comes first, ties in seat order", () => {
  const stands = standingsOf({ sides: [[0], [1], [2]], side_totals: [51, 45, 51] });
  assert.deepEqual(
    stands.map(({ side, total }) => [...side, total]),
    [
      [1, 45],
      [0, 51],
      [2, 51],
    ],
  );
});

test("a side has the names of its players, each once", () => {
  const golfers = [0, 1, 0, 2].map((seat, golfer) => ({ golfer, seat }));
  const seats = ["Ruth", "Nell", "Otto"].map((name) => ({ name, kind: "human" }));
  const view = { state: { golfers }, you: 0, seats } as unknown as MulliganView;
  assert.deepEqual([sideNames(view, [0, 2]), sideNames(view, [1, 3])], ["You", "Nell and Otto"]);
  assert.equal(sideNames({ ...view, you: 2 }, [1, 3]), "You and Nell");
});
