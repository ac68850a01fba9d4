import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happened } from "../../api/types.ts";
import { latestOf, modeWords, onMain } from "./news.ts";
import type { MulliganView } from "./state.ts";

const golfers = [0, 1, 2].map((golfer) => ({ golfer, seat: golfer }));
const seats = ["Ruth", "Nell", "Otto"].map((name, seat) => ({ name, seat, kind: "human" }));
const view = (more: object = {}, you: number | null = 0) =>
  ({ you, seats, state: { golfers, phase: "plan", course: null, wolf: null, ...more } }) as unknown as MulliganView;
const latest = (...events: object[]) => latestOf(events as Happened[], view());

const DIG = { kind: "played", seat: 1, golfer: 1, card: 35, type: "-", after: false, on: null, cancelled_by: null };
const BORROW = { ...DIG, card: 27, on: 0 };
const AIMS = [{ card: 6, target: 0 }];
const MAPPED = {
  kind: "mapped",
  seat: 2,
  golfer: 2,
  plans: [
    { golfer: 1, actions: AIMS },
    { golfer: 0, actions: [] },
  ],
};

const CASES: [name: string, events: object[], words: string | null][] = [
  ["nothing", [{ kind: "chose", seat: 1 }], null],
  ["a card by the name of the page's own language", [DIG], "Nell plays Dig Through the Bag."],
  [
    "on one's hand, cancelled",
    [{ ...BORROW, cancelled_by: 2 }],
    "Nell plays Borrow a Club on your hand, but Otto’s Pace of Play cancels it.",
  ],
  ["on an action", [{ ...DIG, card: 13, on: { card: 6, by: 2 } }], "Nell plays Mulligan on Slice."],
  ["what a Course GPS shows", [MAPPED], "The Course GPS shows: Nell: Slice on you; You: no action."],
  [
    "that it shows but the course's card",
    [
      { kind: "course-turned", seat: null, card: 6 },
      { ...MAPPED, plans: [] },
    ],
    "The course plays Slice.",
  ],
  [
    "a card taken from one",
    [{ kind: "took", seat: 1, golfer: 1, from: 0, card: 6 }],
    "Nell takes the Driver with Slice from you.",
  ],
  ["a card taken unseen", [{ kind: "took", seat: 1, golfer: 1, from: 2, card: null }], "Nell takes a card from Otto."],
  ["the last of several", [DIG, { kind: "voted", seat: null, on: true }], "Everyone plays nine more."],
  ["a bet", [{ kind: "settled", seat: null, won: 0 }], "You win a bet."],
];

for (const [name, events, words] of CASES) test(`news tells ${name}`, () => assert.equal(latest(...events), words));

test("a mode's information is shown while it applies", () => {
  const wolf = { wolf: 1, partner: 0, alone: false };
  const course = { laid: true, target: 0, card: null };
  assert.equal(modeWords(view({ wolf })), "Wolves: Nell and you.");
  assert.equal(
    modeWords(view({ wolf: { ...wolf, partner: null }, phase: "partner" })),
    "Nell is the wolf and may pick a partner.",
  );
  assert.equal(modeWords(view({ wolf, phase: "react" })), "");
  assert.equal(modeWords(view({ course })), "The course targets you.");
  assert.equal(modeWords(view({ course: { ...course, card: 6 } })), "The course targets you with Slice.");
  assert.equal(modeWords(view({ course: { ...course, laid: false } })), "");
});

test("the wolf's choice is reported once, by the mode (M-42)", () => {
  const alone = view({ wolf: { wolf: 1, partner: null, alone: true } });
  const chosen = [{ kind: "partner", seat: 1, partner: null }] as unknown as Happened[];
  assert.deepEqual([modeWords(alone), latestOf(chosen, alone)], ["Nell hunts alone.", null]);
});

test("after a hole the wolf's points are shown next to the finishing strokes (M-42)", () => {
  const reveal = { step: "done", holed: { finishing: [0, 1, 0] } };
  const detail = (more: object) => onMain(reveal as never, view(more), () => {}).detail;
  assert.equal(detail({}), "Finishing strokes: Nell 1");
  assert.equal(
    detail({ wolf: { points: [2, 0, 1] } }),
    "Finishing strokes: Nell 1. Wolf points: you 2, Nell 0, Otto 1",
  );
});

test("before the reveal nothing is said about the outcome", () => {
  const said = (step?: string) => latestOf([DIG] as unknown as Happened[], view(), step ? ({ step } as never) : null);
  assert.ok(said());
  assert.deepEqual(["laid", "open"].map(said), [null, null]);
  assert.deepEqual(["struck", "summed", "rolling", "done"].map(said), Array(4).fill(said()));
});
