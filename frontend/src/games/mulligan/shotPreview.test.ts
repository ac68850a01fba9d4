import assert from "node:assert/strict";
import { test } from "node:test";
import type { Drafts } from "./draft.ts";
import { previewOf } from "./shotPreview.ts";
import type { Own } from "./state.ts";

const [ALONE, SLICED, HALVED] = [{ moved: 250 }, { moved: 225 }, { moved: 125 }];
const previews = { 12: { alone: ALONE, with_action: { Slice: SLICED, "Sand Trap": HALVED } } };
const own = {
  golfers: [
    { golfer: 0, previews },
    { golfer: 2, previews: {} },
  ],
} as unknown as Own;
const SLICE = 6;
const SAND = 1;
const HOOK = 9;

const draft = (...aims: [card: number, target: number | null][]): Drafts => ({
  0: { club: 12, aims: aims.map(([card, target]) => ({ card, target })), reaction: "auto", slot: 0 },
});

const CASES: [name: string, draft: Drafts, moved: object | null][] = [
  ["nothing strikes it", draft(), ALONE],
  ["what strikes another leaves it", draft([SLICE, 1]), ALONE],
  ["nobody is aimed at yet", draft([SLICE, null]), ALONE],
  ["one action strikes it", draft([SLICE, 0]), SLICED],
  ["one of two words strikes it", draft([SAND, 0]), HALVED],
  ["two strike it at once", draft([SLICE, 0], [SAND, 0]), null],
  ["the view tells nothing of this action", draft([HOOK, 0]), null],
];

for (const [name, planned, preview] of CASES)
  test(`a planned shot is foretold: ${name}`, () => assert.deepEqual(previewOf(own, planned, 0), preview));

test("nothing is predicted before a club is chosen", () => {
  assert.equal(previewOf(own, { 0: { ...draft()["0"]!, club: null } }, 0), null);
  assert.equal(previewOf(own, {}, 2), null);
});
