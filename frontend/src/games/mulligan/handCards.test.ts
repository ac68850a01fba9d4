import assert from "node:assert/strict";
import { test } from "node:test";
import type { Offered } from "./choices.ts";
import type { Draft } from "./draft.ts";
import { type Holding, tileOf } from "./handCards.ts";
import { beginWith } from "./playAnytime.ts";

/** Clubs 10 to 12, of which 11 can also be an action; 35 is Dig Through the Bag, and can be a club. */
const SHOT: Offered = { clubs: [10, 11, 12, 35], most: 1, actions: [11], targets: () => [0, 1] };
const FRESH: Draft = { club: null, aims: [], reaction: "auto", slot: "club" };
const WITH_CLUB: Draft = { ...FRESH, club: 10, slot: 0 };
const WHOLE: Draft = { ...WITH_CLUB, aims: [{ card: 11, target: 1 }] };
const DIG = new Map([[35, { kind: "dig" as const, choices: [], loose: [10, 11] }]]);
const NONE: Holding = {
  shot: SHOT,
  plan: FRESH,
  playables: new Map(),
  playing: null,
  taking: null,
  took: null,
  had: null,
};
const digging = { ...beginWith(DIG, 35), discard: [11] };

const CASES: [name: string, more: Partial<Holding>, card: number, tile: [string, string, string | null]][] = [
  ["a club is to be chosen", {}, 10, ["club", "usable", "use"]],
  ["it is chosen", { plan: WITH_CLUB }, 10, ["club", "chosen", "use"]],
  ["then an action is to be chosen", { plan: WITH_CLUB }, 11, ["shaded", "usable", "use"]],
  ["which this card is not", { plan: WITH_CLUB }, 12, ["shaded", "off", "tell"]],
  ["the action is chosen", { plan: WHOLE }, 11, ["shaded", "chosen", "use"]],
  ["a card may be played now", { playables: DIG }, 35, ["shaded", "usable", "play"]],
  [
    "but not the one that is planned as a club",
    { playables: DIG, plan: { ...FRESH, club: 35 } },
    35,
    ["club", "chosen", "use"],
  ],
  ["it is about to be played", { playing: digging }, 35, ["shaded", "chosen", null]],
  ["with it another goes", { playing: digging }, 11, ["club", "chosen", "away"]],
  ["one may go", { playing: digging }, 10, ["club", "usable", "away"]],
  ["one may not", { playing: digging }, 12, ["club", "off", null]],
  ["one of five is to be taken", { taking: [10, 11], took: 11 }, 10, ["club", "usable", "take"]],
  ["it is chosen to be taken", { taking: [10, 11], took: 11 }, 11, ["club", "chosen", "take"]],
  ["locked, or while plans lie open, nothing is to be done", { shot: undefined }, 10, ["club", "usable", null]],
  ["but cards may be played", { shot: undefined, playables: DIG }, 35, ["shaded", "usable", "play"]],
];

for (const [name, more, card, tile] of CASES)
  test(`a card of the hand: ${name}`, () => {
    const { up, state, tap, play } = tileOf({ ...NONE, ...more }, card);
    assert.deepEqual([up, state, tap], tile);
    assert.equal(play, tap === "play");
  });

test("cards drawn with the last played card are marked", () => {
  const fresh = (had: number[] | null, more = {}) =>
    [10, 11, 12].filter((card) => tileOf({ ...NONE, ...more, had }, card).fresh);
  assert.deepEqual([fresh(null), fresh([10, 35]), fresh([10, 35], { playing: digging })], [[], [11, 12], [11, 12]]);
});
