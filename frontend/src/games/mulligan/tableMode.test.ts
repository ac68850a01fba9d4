import assert from "node:assert/strict";
import { test } from "node:test";
import type { Reveal } from "./revealSteps.ts";
import type { MulliganView } from "./state.ts";
import { sightOf } from "./tableMode.ts";

type Asked = Parameters<typeof sightOf>;
const holes = [1, 2, 3].map((hole) => ({ hole, par: 4, yards: 400 }));
const REVEAL = { swing: { hole: 1, turn: 2 }, step: "done" } as unknown as Reveal;
const STRUCK: Reveal = { ...REVEAL, step: "struck" };
const own = (golfers: number) => ({ golfers: Array(golfers).fill({}) }) as unknown as Asked[3]["own"];
const digging = { loose: [6] } as unknown as Asked[3]["playing"];
const cancelling = { kind: "mulligan", loose: [] } as unknown as Asked[3]["playing"];
const ONE = { own: own(1), playing: null, taking: null };
const TWO = { ...ONE, own: own(2) };

function sight(
  phase: string,
  more: { reveal?: Reveal | null; play?: object; holding?: boolean; you?: null; replay?: true },
) {
  const { reveal = null, play = {}, holding = false, you = 0, replay = false } = more;
  const state = { phase, holes, at: 1 };
  const view = { state, you, status: "playing" } as unknown as MulliganView;
  const { swing, leads, plans, tabs, stands, hole } = sightOf(view, replay, reveal, { ...ONE, ...play }, holding);
  const seen = Object.entries({ swing: !!swing, leads, plans, tabs, stands });
  return [...seen.filter(([, on]) => on).map(([name]) => name), hole?.hole ?? null];
}

const CASES: [name: string, seen: unknown[], phase: string, more: Parameters<typeof sight>[1]][] = [
  ["one plans", ["plans", 2], "plan", {}],
  ["one plans for two golfers", ["plans", "tabs", 2], "plan", { play: TWO }],
  ["the last swing was not seen yet", ["swing", "leads", 1], "plan", { reveal: REVEAL }],
  ["one looks on", ["swing", 1], "plan", { reveal: REVEAL, you: null, play: { own: null } }],
  ["one looks on, and nothing moves", [2], "plan", { you: null, play: { own: null } }],
  ["a replay shows its swing", ["swing", 1], "plan", { reveal: REVEAL, replay: true }],
  ["one takes a card that a Rangefinder shows", [2], "plan", { play: { taking: [6, 9] } }],
  ["the same for one of two golfers, once plans lie open", [2], "react", { play: { ...TWO, taking: [6, 9] } }],
  ["one is asked, or waits for who is", ["swing", 1], "react", { reveal: STRUCK }],
  ["plans turn over, before one is asked", ["swing", "leads", 1], "react", { reveal: { ...REVEAL, step: "open" } }],
  ["who is asked looks at the cards", [2], "react", { reveal: REVEAL, holding: true }],
  ["what a Mulligan cancels", ["swing", 1], "react", { reveal: STRUCK, holding: true, play: { playing: cancelling } }],
  ["at two golfers' cards", ["tabs", 2], "react", { reveal: REVEAL, holding: true, play: TWO }],
  ["one puts cards away, once plans lie open", [2], "react", { reveal: REVEAL, play: { playing: digging } }],
  ["the wolf chooses", [2], "partner", {}],
  ["all say whether they go on, after the ninth swing", ["swing", "leads", 1], "vote", { reveal: REVEAL }],
  ["all say whether they go on", ["stands", null], "vote", {}],
  ["the round is over", ["stands", null], "over", {}],
];

for (const [name, seen, phase, more] of CASES)
  test(`what stands on the table: ${name}`, () => assert.deepEqual(sight(phase, more), seen));
