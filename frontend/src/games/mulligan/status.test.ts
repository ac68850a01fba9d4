import assert from "node:assert/strict";
import { test } from "node:test";
import type { MulliganView } from "./state.ts";
import { newsWords, waitWords } from "./status.ts";

const golfers = [0, 1, 2, 3].map((golfer) => ({ golfer, seat: golfer }));
const seats = ["Ruth", "Nell", "Otto", "Ines"].map((name, seat) => ({ name, seat, kind: "human" }));
const own = { plan: null, locked: false, changes_left: 30, going: null };
const PLANNED = { own: { ...own, plan: {} } };

const CASES: [name: string, state: object, waiting: number[], you: number | null, title: string, detail: string][] = [
  ["for one", PLANNED, [1], 0, "Waiting for Nell", "Tap a card to change your plan."],
  ["for two", PLANNED, [1, 2], 0, "Waiting for Nell and Otto", "Tap a card to change your plan."],
  ["for more", PLANNED, [1, 2, 3], 0, "Waiting for 3 others", "Tap a card to change your plan."],
  [
    "with a plan that was changed too often",
    { own: { ...own, plan: {}, changes_left: 0 } },
    [1],
    0,
    "Waiting for Nell",
    "",
  ],
  [
    "with a locked plan",
    { own: { plan: {}, locked: true } },
    [1],
    0,
    "Waiting for Nell",
    "A Course GPS locked your plan.",
  ],
  [
    "while one's hand is looked at",
    { looking: { golfer: 1, from: 0 } },
    [1],
    0,
    "Waiting for Nell",
    "Someone is looking at your hand.",
  ],
  [
    "while another's hand is",
    { ...PLANNED, looking: { golfer: 1, from: 2 } },
    [1],
    0,
    "Waiting for Nell",
    "Tap a card to change your plan.",
  ],
  ["for the wolf", { phase: "partner" }, [2], 0, "Waiting for Otto", ""],
  ["for who was asked", { phase: "react" }, [1], 0, "Waiting for Nell", ""],
  ["for who says whether they go on", { phase: "vote" }, [1], 0, "Waiting for Nell", ""],
  [
    "to go on",
    { phase: "vote", own: { ...own, changes_left: null, going: true } },
    [1],
    0,
    "Waiting for Nell",
    "You can still change your mind.",
  ],
  ["as who looks on", { own: null }, [0, 1], null, "Waiting for Ruth and Nell", ""],
  ["for nobody", { phase: "over" }, [], 0, "The round is over", ""],
];

for (const [name, state, waiting_for, you, title, detail] of CASES)
  test(`one waits ${name}`, () => {
    const now = { phase: "plan", turn: 1, golfers, looking: null, own, ...state };
    const view = { state: now, status: "playing", waiting_for, you, seats } as unknown as MulliganView;
    assert.deepEqual(waitWords(view), { title, detail });
  });

const told = { id: "rangefinder" };
const words = { nameOf: () => "its name", helpOf: () => "its name and what it does" };
const TOLD: [name: string, phase: string, playing: object | null, news: string][] = [
  ["that was touched, with its name", "plan", null, "its name and what it does"],
  ["that is about to be played stands below its name while one plans", "plan", {}, "its name"],
  ["that is about to be played is told by itself after the reveal", "react", {}, "its name and what it does"],
];

for (const [name, phase, playing, news] of TOLD)
  test(`what a card does ${name}`, () => {
    const table = { view: { state: { phase } }, happened: [], replay: false };
    assert.equal(newsWords(table as never, { told, means: null, playing } as never, null, words as never), news);
  });
