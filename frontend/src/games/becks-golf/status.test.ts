import assert from "node:assert/strict";
import { test } from "node:test";
import { DOWN, finishedOf, player, viewOf } from "../../../tests/games/becks-golf.ts";
import { boardOf, endOf } from "./board.ts";
import { NOTHING } from "./draft.ts";
import type { Ended } from "./state.ts";
import { hintWords, overWords, scoresOf, standing, standingsWords, turnWords, waitWords } from "./status.ts";
import { restOf } from "./useBoard.ts";

const ENDED: Ended = {
  round: 1,
  closer: 0,
  grids: [0, 1, 2].map(() => [1, 2, 3, 4, 5, 6, 7, 8, 9]),
  turned: [[], [], []],
  sets: [[], [], []],
  discard: 6,
  raw: [3, 9, 9],
  scores: [-2, 9, 9],
  totals: [-2, 9, 9],
};
const turn = (view: ReturnType<typeof viewOf>) => turnWords(view, boardOf(view), false);
const waits = (view: ReturnType<typeof viewOf>) => waitWords(view, boardOf(view));

test("the headline says whose turn it is, and whether it is the last", () => {
  assert.equal(turn(viewOf()), "Your turn");
  assert.equal(turn(viewOf({ turn: 1 })), "Ruth’s turn");
  assert.equal(turn(viewOf({ closer: 2 })), "Your last turn");
  assert.equal(turn(viewOf({ phase: "opening", turn: null })), "Flip two");
  assert.equal(turn(viewOf({ phase: "opening", turn: null }, { waiting_for: [1] })), "Everyone flips two");
});

test("the waiting line names the players waited for", () => {
  assert.equal(waits(viewOf({ turn: 1 })).title, "Ruth’s turn");
  assert.equal(waits(viewOf({ turn: 1, drawn: { seat: 1, card: null } })).title, "Ruth has drawn a card");
  const own = { choice: [0, 1], changes_left: 30, would: null };
  const chosen = viewOf({ phase: "opening", turn: null, own }, { waiting_for: [1, 2] });
  assert.deepEqual(waits(chosen), {
    title: "Waiting for Ruth and Hal",
    detail: "Until then you can choose others.",
  });
  const settled = viewOf({ phase: "opening", turn: null, own: { ...own, changes_left: 0 } }, { waiting_for: [1, 2] });
  assert.equal(waits(settled).detail, "Two cards each.");
  chosen.seats[0]!.played_by_bot = true;
  assert.equal(waits(chosen).detail, "Two cards each.");
});

test("while the last cards of a round are flipped, nothing is said about the next", () => {
  const view = viewOf({ round: 2, phase: "opening", turn: null });
  const before = { ...boardOf(view), round: 1 };
  assert.equal(turnWords(view, before, false), "");
  assert.deepEqual(waitWords(view, before), { title: "", detail: "" });
  assert.equal(turnWords(view, endOf(ENDED, 0), false), "Round over");
});

test("the winner is named once the last round is over", () => {
  const last = { ...ENDED, round: 4 };
  assert.equal(overWords(last, viewOf()), "Round 4 is over.");
  assert.equal(overWords(ENDED, finishedOf([4, -1, 3], 0)), "Round 1 is over.");
  assert.equal(overWords(last, finishedOf([4, -1, 3], 0)), "Round 4 is over. Ruth wins the game.");
  assert.equal(overWords(last, finishedOf([-4, -1, 3], 0)), "Round 4 is over. You win the game.");
  assert.equal(overWords(last, finishedOf([-1, -1, 3], 0)), "Round 4 is over. You and Ruth win the game.");
});

test("the hint names the card and then its effect at that place", () => {
  assert.equal(hintWords(viewOf(), NOTHING), "Draw, or take the 4.");
  const would = { showing: [-3, 0, 0, 0, 0, 0, 0, 0, 0], completes: DOWN.map(() => []), closes: null, clear: null };
  const completes = [[{ places: [0, 1, 2], score: -6 }], ...would.completes.slice(1)];
  const view = viewOf({
    drawn: { seat: 0, card: 6 },
    own: { choice: null, changes_left: 30, would: { ...would, completes } },
    players: [player(0, { showing: 12 })],
  });
  assert.equal(hintWords(view, NOTHING), "Tap the card to replace, or discard the 6.");
  assert.equal(hintWords(view, { ...NOTHING, to: 0 }), "A set: −6. Now 12, then −3.");
});

test("in the first two turns of a game the hint says what a tap costs", () => {
  const first = (turns: number, more = {}) => viewOf({ round: 1, turns, ...more });
  assert.equal(hintWords(first(0), NOTHING), "Draw, or take the 4: it must replace a card.");
  assert.equal(hintWords(first(5), NOTHING), "Draw, or take the 4: it must replace a card.");
  assert.equal(hintWords(first(6), NOTHING), "Draw, or take the 4.");
  const drawn = { drawn: { seat: 0, card: 6 as const } };
  assert.equal(hintWords(first(0, drawn), NOTHING), "Tap a place, or discard it: nothing is flipped.");
  const discarded = { ...NOTHING, to: "discard" as const };
  assert.equal(hintWords(viewOf(drawn), discarded), "Discards the 6. Nothing is flipped.");
});

test("running scores are added to earlier rounds; a finished round shows what it scored", () => {
  const view = viewOf({ players: [player(0, { showing: 3, total: 18 }), player(1, { showing: -5, total: 4 })] });
  assert.deepEqual(scoresOf(boardOf(view), 0), { now: 3, all: 21 });
  assert.deepEqual(scoresOf(endOf(ENDED, 0), 0), { now: -2, all: -2 });
  assert.equal(
    standingsWords(boardOf(view), (seat) => ["You", "Ruth"][seat]!),
    "Totals: Ruth −1, you 21",
  );
});

test("a player who was away sees what counts now", () => {
  assert.equal(standing(viewOf({ closer: 2, last_turns: [0, 1] })), "Hal went out. One more turn for you and Ruth.");
  assert.equal(standing(viewOf({ drawn: { seat: 0, card: 8 } })), "You drew an 8.");
  assert.equal(standing(viewOf({ turn: 1 })), "A 4 is on top of the discard pile.");
});

test("the end of a round stays until the player continues or moves, and does not hold up watchers", () => {
  const next = { phase: "opening" as const, turn: null, last: ENDED };
  const round = (view: ReturnType<typeof viewOf>, seen = 0, replay = false) => restOf(view, replay, seen).ended?.round;
  assert.equal(round(viewOf(next)), 1);
  assert.equal(round(viewOf(next), 1), undefined);
  const own = { choice: [0, 1], changes_left: 30, would: null };
  assert.equal(round(viewOf({ ...next, own })), undefined);
  assert.equal(round(viewOf({ ...next, own: null }, { you: null })), undefined);
  assert.equal(round(viewOf({ last: ENDED })), undefined);
});
