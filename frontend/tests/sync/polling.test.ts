import assert from "node:assert/strict";
import { test } from "node:test";
import type { Message, View } from "../../src/api/types.ts";
import { DecisionTimes } from "../../src/sync/decisionTimes.ts";
import { nextPause, othersSeen, type PollState } from "../../src/sync/polling.ts";

const NOW = Date.parse("2026-11-20T22:00:00Z");
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const agoIs = (ms: number) => new Date(NOW - ms).toISOString();

type Who = "me" | "friend" | "away" | "bot";

/** Returns a view of a table with these people, the first being the reader. */
function view(who: Who[], waiting: number[], more: Partial<View> = {}): View {
  const seats = who.map((one, seat) => ({
    seat,
    kind: one === "bot" ? "bot" : "human",
    player: one === "bot" ? null : `p${seat}`,
    played_by_bot: one === "away",
  }));
  const pace = { seats: seats.map(() => ({ deadline: null })) };
  const plain = {
    status: "playing",
    you: 0,
    seats,
    waiting_for: waiting,
    last: null,
    messages: [],
    started: null,
    pace,
  };
  return { ...plain, ...more } as unknown as View;
}

/** Returns what a page has learned from these views. */
function noted(...views: View[]): DecisionTimes {
  const tempo = new DecisionTimes();
  for (const one of views) tempo.note(one);
  return tempo;
}

function pause(shown: View, some: Partial<PollState> = {}): number {
  const quiet = { movedAt: NOW, othersAt: 0, saidAt: Number.NaN, tempo: noted(shown) };
  return nextPause({ view: shown, now: NOW, ...quiet, ...some }) / SECOND;
}

/** Returns the pauses this many seconds after the view changed. */
const pauses = (shown: View, still: number[], some: Partial<PollState> = {}) =>
  still.map((seconds) => pause(shown, { movedAt: NOW - seconds * SECOND, ...some }));

const there = { othersAt: NOW - MINUTE };
const TWO: Who[] = ["me", "friend"];

test("an online player's turn is polled at once, and less often the longer they think", () => {
  assert.deepEqual(pauses(view(TWO, [1]), [0, 1, 15, 30, 50, 240], there), [2.5, 1.5, 1.5, 3, 5, 8]);
});

test("a slow player's turn is polled when they are usually done, and less often", () => {
  const usual = (ms: number) => ({ ...there, tempo: { ...noted(), usual: () => ms } as unknown as DecisionTimes });
  assert.deepEqual(pauses(view(TWO, [1]), [0, 3, 6, 40, 240], usual(10 * SECOND)), [4, 1.5, 1.5, 2, 8]);
  assert.deepEqual(pauses(view(TWO, [1]), [0, 14, 30, 60, 240], usual(50 * SECOND)), [8, 6, 5, 5, 8]);
});

test("the more players, the less often each polls for the current one", () => {
  const four = view(["me", "friend", "friend", "friend"], [1]);
  assert.deepEqual(pauses(four, [1, 30], there), [1.9, 3]);
});

const THREE: Who[] = ["me", "friend", "friend"];

test("with secret choices only the last player is polled for at once, after the viewer has chosen", () => {
  const [mine, two, last] = [[0, 1, 2], [1, 2], [2]].map((waiting, version) => view(THREE, waiting, { version }));
  const tempo = noted(mine!, two!, last!);
  assert.deepEqual(pauses(mine!, [0, 240], { ...there, tempo }), [12, 12]);
  assert.deepEqual(pauses(two!, [0, 240], { ...there, tempo }), [8, 8]);
  assert.deepEqual(pauses(last!, [0, 15, 40, 240], { ...there, tempo }), [1.5, 1.5, 4, 8]);
  assert.equal(pause(view(THREE, [1, 2], { you: null }), there), 8);
});

test("if everyone plays at their own pace, the others are polled for", () => {
  const all = [0, 1, 2];
  const tempo = noted(
    view(THREE, all, { version: 7 }),
    view(THREE, all, { version: 8, last: { seat: 1, at: agoIs(0) } }),
  );
  assert.deepEqual(pauses(view(THREE, all), [0, 40, 240], { ...there, tempo }), [2.5, 4, 5]);
});

test("a player who is offline is polled for less and less often", () => {
  const pausing = pauses(view(TWO, [1]), [0, 15, 30, 300, 1200], { othersAt: NOW - 5 * MINUTE });
  assert.deepEqual(pausing, [4, 5, 10, 20, 60]);
});

test("on the viewer's own turn only chat can arrive", () => {
  assert.deepEqual(pauses(view(TWO, [0]), [0, 300], there), [30, 30]);
});

test("if players who have chosen can still act, the viewer's own turn is polled too", () => {
  const tempo = noted(view(TWO, [0, 1]), view(TWO, [0]));
  assert.equal(pause(view(TWO, [0]), { ...there, tempo }), 12);
  assert.equal(pause(view(TWO, [0]), { tempo }), 30);
});

test("with only bots nothing arrives, except from bots that need time", () => {
  for (const who of [["me", "bot"], ["me", "away"], ["me"]] as Who[][]) assert.equal(pause(view(who, [0])), 60);
  assert.deepEqual(pauses(view(["me", "bot"], [1]), [0, 30, 600]), [1.5, 3, 20]);
  assert.equal(pause(view(["me", "friend", "bot"], [2])), 1.5);
});

test("a watcher polls for all players", () => {
  const watched = view(["friend", "friend"], [0], { you: null });
  assert.equal(pause(watched, there), 2.5);
  assert.equal(pause(watched), 4);
});

test("chat is polled within seconds, for a minute", () => {
  assert.equal(pause(view(TWO, [0]), { saidAt: NOW - 59 * SECOND }), 5);
  assert.equal(pause(view(TWO, [0]), { saidAt: NOW - MINUTE }), 30);
  assert.equal(pause(view(TWO, [1]), { ...there, saidAt: NOW }), 2.5);
});

test("an open table is polled for joins, a finished one for a rematch", () => {
  assert.deepEqual(pauses(view(TWO, [], { status: "open" }), [0, 20, 200]), [2, 5, 20]);
  assert.deepEqual(pauses(view(TWO, [], { status: "finished" }), [0, 40, 200]), [5, 10, 20]);
  assert.deepEqual(pauses(view(["me", "bot"], [], { status: "finished" }), [0, 400]), [5, 60]);
});

test("it polls right after another's clock has run out, but not the viewer's", () => {
  const ends = (mine: number | null, theirs: number | null) => {
    const seats = [mine, theirs].map((ms) => ({ deadline: ms === null ? null : agoIs(-ms) }));
    return { pace: { seats } } as unknown as Partial<View>;
  };
  assert.equal(pause(view(TWO, [1], ends(null, 2 * SECOND))), 2.5);
  assert.equal(pause(view(TWO, [1], ends(null, HOUR))), 4);
  assert.equal(pause(view(TWO, [1], ends(null, -1))), 4);
  assert.equal(pause(view(TWO, [0], ends(2 * SECOND, 2 * SECOND))), 30);
  assert.equal(pause(view(TWO, [1], { ...ends(null, 2 * SECOND), status: "finished" })), 5);
});

test("players are online after a move or message, and all of them when the game starts", () => {
  const seen = (more: Partial<View>, ...messages: Message[]) => NOW - othersSeen(view(TWO, [0], more), messages);
  const said = (seat: number, ms: number) => ({ n: 1, seat, text: "", at: agoIs(ms) }) as Message;
  assert.equal(seen({ last: { seat: 1, at: agoIs(HOUR) } }), HOUR);
  assert.equal(seen({ last: { seat: 0, at: agoIs(0) } }), NOW);
  assert.equal(seen({ last: { seat: 1, at: agoIs(HOUR) } }, said(1, MINUTE), said(0, 0)), MINUTE);
  assert.equal(seen({ started: agoIs(SECOND) }), SECOND);
  assert.equal(seen({ you: null, last: { seat: 0, at: agoIs(HOUR) } }), HOUR);
});
