import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happened } from "../../api/types.ts";
import { dearerBy, linesOf } from "./distanceLines.ts";
import { lastReveal, restOf } from "./revealSteps.ts";
import { scenesOf } from "./scenes.ts";
import type { MulliganView, Shot } from "./state.ts";

const lie = (card: number, none = false) => ({ card, by: 1, void: none });
const shot = (more: Partial<Shot> = {}): Shot => ({
  golfer: 0,
  from: 290,
  club: 9,
  lies: [],
  base: 250,
  half: false,
  plus: 0,
  bounce: 0,
  moved: 250,
  left: 40,
  strokes: 1,
  finished: false,
  duffed: false,
  ...more,
});
const YARDS: Record<number, number> = { 2: 25, 3: -25 };
const lines = (one: Shot) => linesOf(one, 125, (card) => YARDS[card] ?? 0).map(({ of, yards }) => [of, yards]);

test("a distance adds up line by line: base, half, plus and minus (M-24)", () => {
  assert.deepEqual(lines(shot()), [["base", 250]]);
  const halved = shot({ half: true, plus: 25, lies: [lie(40), lie(2)], moved: 150 });
  assert.deepEqual(lines(halved), [
    ["base", 250],
    ["half", 125],
    ["plus", 25],
  ]);
  const lucky = shot({ plus: 25, bounce: 50, lies: [lie(3)] });
  assert.deepEqual(lines(lucky), [
    ["base", 250],
    ["plus", -25],
    ["bounce", 50],
  ]);
});

test("void cards change nothing, and an unexplained distance is one line", () => {
  assert.deepEqual(lines(shot({ lies: [lie(2, true)] })), [["base", 250]]);
  assert.deepEqual(lines(shot({ plus: -50, lies: [lie(2)] })), [
    ["base", 250],
    ["plus", -50],
  ]);
});

test("more than two cards that change a distance are one line", () => {
  const all = [lie(2), lie(3), lie(2)];
  assert.deepEqual(lines(shot({ plus: 0, lies: all.slice(1) })), [
    ["base", 250],
    ["plus", -25],
    ["plus", 25],
  ]);
  assert.deepEqual(lines(shot({ plus: 25, lies: all })), [
    ["base", 250],
    ["plus", 25],
  ]);
});

test("extra strokes are listed card by card, also for a duffed club, but not if void (M-22, M-23)", () => {
  const STROKES: Record<number, number> = { 2: 2, 3: 1 };
  const dearer = (one: Shot) => dearerBy(one, (card) => STROKES[card] ?? 0);
  const lies = [lie(2), lie(40), lie(3), lie(2, true)];
  const told = [
    { card: 2, strokes: 2 },
    { card: 3, strokes: 1 },
  ];
  assert.deepEqual([dearer(shot({ lies })), dearer(shot({ lies, duffed: true }))], [told, told]);
});

test("a duffed club moves nothing (M-22)", () => {
  const [base, duffed] = linesOf(shot({ duffed: true, moved: 0 }), 125, () => 0);
  assert.deepEqual([base!.struck, duffed!.of, duffed!.yards], [true, "duffed", 0]);
});

const SWUNG = {
  kind: "swung",
  seat: null,
  hole: 3,
  turn: 2,
  plans: [],
  course: null,
  bounced: [],
  cancelled: [],
  shots: [shot({ lies: [lie(3)] })],
  asked: [],
};
const MULLIGAN = {
  kind: "played",
  seat: 0,
  golfer: 0,
  card: 13,
  type: "Mulligan",
  after: true,
  on: { card: 3, by: 1 },
  cancelled_by: null,
};
const RESOLVED = { kind: "resolved", seat: null, hole: 3, turn: 2, shots: [shot()], strokes: [2] };
const HOLED = { kind: "holed", hole: 3, strokes: [2], finishing: [1], scores: [3], sides: [3] };
const told = (...events: object[]) => events as unknown as Happened[];

test("a swing is explained in six steps, and cancelled cards are struck through", () => {
  const scenes = scenesOf(null, told(SWUNG, MULLIGAN, RESOLVED));
  assert.deepEqual(
    scenes.map(({ step }) => step),
    ["laid", "open", "struck", "summed", "rolling", "done"],
  );
  assert.deepEqual(scenes[5]!.swing.cancelled, [{ golfer: 0, card: 3, by: 1 }]);
  assert.deepEqual([scenes[5]!.strokes, scenes[5]!.holed], [[2], null]);
});

test("a cancelled Mulligan cancels nothing, nor does the Pace of Play against it", () => {
  const pace = { ...MULLIGAN, golfer: 1, seat: 1, card: 24, type: "Pace of Play", on: { card: 13, by: 0 } };
  const scenes = scenesOf(null, told(SWUNG, { ...MULLIGAN, cancelled_by: 1 }, pace, RESOLVED));
  assert.deepEqual(scenes[5]!.swing.cancelled, []);
});

test("a swing with reactions is explained from where it stopped", () => {
  const before = { swing: SWUNG, step: "struck", strokes: [0], holed: null } as never;
  const scenes = scenesOf(before, told(RESOLVED, HOLED));
  assert.deepEqual([scenes.length, scenes[2]!.holed?.scores], [3, [3]]);
});

test("a returning player sees the end of the last swing", () => {
  const state = { swing: SWUNG, phase: "plan", last_hole: HOLED, golfers: [{ strokes: 0 }] };
  const view = { state } as unknown as MulliganView;
  assert.deepEqual([lastReveal(view)!.step, lastReveal(view)!.strokes], ["done", [2]]);
  const going = { state: { ...state, last_hole: null, golfers: [{ strokes: 4 }] } } as unknown as MulliganView;
  assert.deepEqual([lastReveal(going)!.strokes, lastReveal(going)!.holed], [[4], null]);
  assert.equal(lastReveal({ state: { ...state, phase: "react" } } as unknown as MulliganView)!.step, "struck");
});

const RESTS: [name: string, shown: boolean, state: object, more: { replay?: true; seen?: string; you?: null }][] = [
  ["who has not seen it", true, {}, {}],
  ["who went on from it", false, {}, { seen: "3/2" }],
  ["who went on from the one before", true, {}, { seen: "3/1" }],
  ["who has planned again", false, { own: { plan: {} } }, {}],
  ["who looks on", false, { own: null }, { you: null }],
  ["all, while some react to it", true, { phase: "react" }, { seen: "3/2" }],
  ["not who takes a card meanwhile", false, { phase: "react", own: { looking: [6] } }, {}],
  ["not who takes a card after it", false, { own: { looking: [6] } }, {}],
  ["all, once the round is over", true, { phase: "over", own: { plan: {} } }, {}],
  ["not who went on from it, and then said that nine are enough", false, { phase: "over" }, { seen: "3/2" }],
  ["a replay at its step", true, { own: { looking: [6] } }, { replay: true }],
  ["no one before the first", false, { swing: null }, {}],
];

for (const [name, shown, more, { replay = false, seen = "", you = 0 }] of RESTS)
  test(`a swing at rest is shown to ${name}`, () => {
    const state = {
      swing: SWUNG,
      phase: "plan",
      last_hole: null,
      golfers: [{ strokes: 2 }],
      own: { plan: null },
      ...more,
    };
    const view = { state, you, happened: [{ kind: "resolved" }] } as unknown as MulliganView;
    assert.equal(restOf(view, replay, seen) !== null, shown);
  });

test("a replay shows no swing for a step without one", () => {
  const state = { swing: SWUNG, phase: "plan", last_hole: null, golfers: [{ strokes: 2 }], own: { plan: null } };
  assert.equal(restOf({ state, you: null, happened: [] } as unknown as MulliganView, true, ""), null);
});
