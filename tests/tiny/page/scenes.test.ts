import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happened } from "../../api/types.ts";
import { scenesOf } from "./scenes.ts";

const before = { lies: [null, null, null], chip: 2, points: [0, 1, 0] };
const told = (...events: object[]) => scenesOf(before, events as Happened[]);

test("a reveal, a swap and the score are one scene each", () => {
  const [open, laid, scored] = told(
    { kind: "revealed", numbers: [5, 5, 2] },
    { kind: "chose", seat: 1 },
    { kind: "reacted", seat: 0, number: 6, thrown: 5 },
    { kind: "scored", numbers: [6, 5, 2], chip: 0 },
  );
  assert.deepEqual(open!.board, { ...before, lies: [5, 5, 2] });
  assert.deepEqual(laid!.board, { ...before, lies: [6, 5, 2] });
  assert.deepEqual(scored!.board, { lies: [6, 5, 2], chip: 0, points: [1, 1, 0] });
});
