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

/** A table at which these sit, the first as oneself. */
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

/** What a page knows that has seen these views. */
function noted(...views: View[]): DecisionTimes {
  const tempo = new DecisionTimes();
  for (const one of views) tempo.note(one);
  return tempo;
}

function pause(shown: View, some: Partial<PollState> = {}): number {
  const quiet = { movedAt: NOW, othersAt: 0, saidAt: Number.NaN, tempo: noted(shown) };
  return nextPause({ view: shown, now: NOW, ...quiet, ...some }) / SECOND;
}

/** Pauses so many seconds after the view changed. */
const pauses = (shown: View, still: number[], some: Partial<PollState> = {}) =>
  still.map((seconds) => pause(shown, { movedAt: NOW - seconds * SECOND, ...some }));

const there = { othersAt: NOW - MINUTE };
const TWO: Who[] = ["me", "friend"];

test("who is there and has the turn is looked for at once, a little less often the longer they think", () => {
  assert.deepEqual(pauses(view(TWO, [1]), [0, 1, 15, 30, 50, 240], there), [2.5, 1.5, 1.5, 3, 5, 8]);
});

test("who is known to think long is looked for when they may be done, and not so often", () => {
  const usual = (ms: number) => ({ ...there, tempo: { ...noted(), usual: () => ms } as unknown as DecisionTimes });
  assert.deepEqual(pauses(view(TWO, [1]), [0, 3, 6, 40, 240], usual(10 * SECOND)), [4, 1.5, 1.5, 2, 8]);
  assert.deepEqual(pauses(view(TWO, [1]), [0, 14, 30, 60, 240], usual(50 * SECOND)), [8, 6, 5, 5, 8]);
});

test("the more play, the less often each looks for the one whose turn it is", () => {
  const four = view(["me", "friend", "friend", "friend"], [1]);
  assert.deepEqual(pauses(four, [1, 30], there), [1.9, 3]);
});

const THREE: Who[] = ["me", "friend", "friend"];

test("where several choose in secret, only the last of them is looked for at once, and one's own choice comes first", () => {
  const [mine, two, last] = [[0, 1, 2], [1, 2], [2]].map((waiting, version) => view(THREE, waiting, { version }));
  const tempo = noted(mine!, two!, last!);
  assert.deepEqual(pauses(mine!, [0, 240], { ...there, tempo }), [12, 12]);
  assert.deepEqual(pauses(two!, [0, 240], { ...there, tempo }), [8, 8]);
  assert.deepEqual(pauses(last!, [0, 15, 40, 240], { ...there, tempo }), [1.5, 1.5, 4, 8]);
  assert.equal(pause(view(THREE, [1, 2], { you: null }), there), 8);
});

test("where each plays at their own pace, what others do is looked for", () => {
  const all = [0, 1, 2];
  const tempo = noted(
    view(THREE, all, { version: 7 }),
    view(THREE, all, { version: 8, last: { seat: 1, at: agoIs(0) } }),
  );
  assert.deepEqual(pauses(view(THREE, all), [0, 40, 240], { ...there, tempo }), [2.5, 4, 5]);
});

test("who is not there is looked for ever less often", () => {
  const pausing = pauses(view(TWO, [1]), [0, 15, 30, 300, 1200], { othersAt: NOW - 5 * MINUTE });
  assert.deepEqual(pausing, [4, 5, 10, 20, 60]);
});

test("on one's own turn alone only talk can come", () => {
  assert.deepEqual(pauses(view(TWO, [0]), [0, 300], there), [30, 30]);
});

test("where who has chosen may yet act, one's own turn alone is no rest", () => {
  const tempo = noted(view(TWO, [0, 1]), view(TWO, [0]));
  assert.equal(pause(view(TWO, [0]), { ...there, tempo }), 12);
  assert.equal(pause(view(TWO, [0]), { tempo }), 30);
});

test("with bots alone nothing comes, but for bots that take time", () => {
  for (const who of [["me", "bot"], ["me", "away"], ["me"]] as Who[][]) assert.equal(pause(view(who, [0])), 60);
  assert.deepEqual(pauses(view(["me", "bot"], [1]), [0, 30, 600]), [1.5, 3, 20]);
  assert.equal(pause(view(["me", "friend", "bot"], [2])), 1.5);
});

test("who watches waits for all of them", () => {
  const watched = view(["friend", "friend"], [0], { you: null });
  assert.equal(pause(watched, there), 2.5);
  assert.equal(pause(watched), 4);
});

test("talk is answered within seconds, for a minute", () => {
  assert.equal(pause(view(TWO, [0]), { saidAt: NOW - 59 * SECOND }), 5);
  assert.equal(pause(view(TWO, [0]), { saidAt: NOW - MINUTE }), 30);
  assert.equal(pause(view(TWO, [1]), { ...there, saidAt: NOW }), 2.5);
});

test("a table that is laid is looked at for who comes, one that is over for who wants another", () => {
  assert.deepEqual(pauses(view(TWO, [], { status: "open" }), [0, 20, 200]), [2, 5, 20]);
  assert.deepEqual(pauses(view(TWO, [], { status: "finished" }), [0, 40, 200]), [5, 10, 20]);
  assert.deepEqual(pauses(view(["me", "bot"], [], { status: "finished" }), [0, 400]), [5, 60]);
});

test("it is looked at right after another's clock has run out, and not for one's own", () => {
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

test("another is there by what they decide or say, and all are where the game has just begun", () => {
  const seen = (more: Partial<View>, ...messages: Message[]) => NOW - othersSeen(view(TWO, [0], more), messages);
  const said = (seat: number, ms: number) => ({ n: 1, seat, text: "", at: agoIs(ms) }) as Message;
  assert.equal(seen({ last: { seat: 1, at: agoIs(HOUR) } }), HOUR);
  assert.equal(seen({ last: { seat: 0, at: agoIs(0) } }), NOW);
  assert.equal(seen({ last: { seat: 1, at: agoIs(HOUR) } }, said(1, MINUTE), said(0, 0)), MINUTE);
  assert.equal(seen({ started: agoIs(SECOND) }), SECOND);
  assert.equal(seen({ you: null, last: { seat: 0, at: agoIs(HOUR) } }), HOUR);
});
