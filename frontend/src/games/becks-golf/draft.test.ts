import assert from "node:assert/strict";
import { test } from "node:test";
import { BEFORE_DRAWING, CARD_IN_HAND, OPENING, player, viewOf } from "../../../tests/games/becks-golf.ts";
import { choicesOf } from "./choices.ts";
import { cardInHand, draftOf, endingOf, mainOf, NOTHING, previewOf, tap } from "./draft.ts";
import { nextPlace } from "./gridPlaces.ts";

const NO_CHOICES = { open: [], opens: 0, draw: false, take: [], place: [], discard: false };
const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const opening = choicesOf(OPENING);
const before = choicesOf(BEFORE_DRAWING);
const holding = choicesOf(CARD_IN_HAND);
const would = (closes: number | null, clear: boolean | null) => ({
  choice: null,
  changes_left: 30,
  would: {
    showing: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    completes: ALL.map((at) => (at === 1 ? [{ places: [0, 1, 2], score: -6 }] : [])),
    closes,
    clear,
  },
});
const drawn = (closes: number | null = null, clear: boolean | null = null) =>
  viewOf({ drawn: { seat: 0, card: 1 }, own: would(closes, clear), players: [player(0, { showing: 12 })] });

test("only legal moves are offered as choices", () => {
  assert.deepEqual(opening, { ...NO_CHOICES, open: ALL, opens: 2 });
  assert.deepEqual(before, { ...NO_CHOICES, draw: true, take: ALL });
  assert.deepEqual(holding, { ...NO_CHOICES, place: ALL, discard: true });
  assert.deepEqual(choicesOf(null), NO_CHOICES);
});

test("the opening flips the two cards tapped last, and a second tap undoes one", () => {
  const one = tap(NOTHING, opening, 2);
  const two = tap(one, opening, 5);
  const three = tap(two, opening, 7);
  assert.deepEqual([one.opens, two.opens, three.opens], [[2], [2, 5], [5, 7]]);
  assert.deepEqual(tap(three, opening, 5).opens, [7]);
});

test("the opening is sent once it is complete, and again only if it changed", () => {
  const view = viewOf({ phase: "opening", turn: null });
  assert.deepEqual(mainOf(view, opening, NOTHING)?.move, null);
  assert.deepEqual(mainOf(view, opening, { ...NOTHING, opens: [7, 2] })?.move, { kind: "open", at: [2, 7] });
  const chosen = viewOf({ phase: "opening", turn: null, own: { choice: [2, 7], changes_left: 30, would: null } });
  assert.equal(mainOf(chosen, opening, draftOf(chosen)), null);
  const other = mainOf(chosen, opening, { ...NOTHING, opens: [2, 8] });
  assert.deepEqual([other?.label, other?.move], ["Flip these instead", { kind: "open", at: [2, 8] }]);
});

test("before the draw, the player can draw or take the top discard with a tap on a place", () => {
  const view = viewOf({ own: would(null, null) });
  assert.deepEqual(mainOf(view, before, NOTHING)?.move, { kind: "draw" });
  const lifted = tap(NOTHING, before, 4);
  assert.deepEqual([lifted.lifted, cardInHand(view, lifted)], [true, 4]);
  const main = mainOf(view, before, lifted);
  assert.deepEqual([main?.label, main?.move], ["Place the 4 in the middle", { kind: "take", at: 4 }]);
});

test("a card in hand is placed or discarded, and nothing is sent before that choice", () => {
  assert.equal(mainOf(drawn(), holding, NOTHING)?.move, null);
  assert.deepEqual(mainOf(drawn(), holding, { ...NOTHING, to: "discard" })?.move, { kind: "discard" });
  assert.deepEqual(mainOf(drawn(), holding, tap(NOTHING, holding, 8))?.move, { kind: "place", at: 8 });
});

test("cards drawn by others are not in the player's hand", () => {
  const view = viewOf({ turn: 1, drawn: { seat: 1, card: null } });
  assert.equal(cardInHand(view, NOTHING), null);
  assert.equal(mainOf(view, NO_CHOICES, NOTHING), null);
  const replayed = viewOf({ turn: 1, drawn: { seat: 1, card: 5 } });
  assert.deepEqual([cardInHand(replayed, NOTHING), cardInHand({ ...replayed, you: null }, NOTHING)], [null, null]);
});

test("going out shows a warning unless it is clearly good, and only at the place that does it", () => {
  const at = (view: ReturnType<typeof drawn>, to: number) => mainOf(view, holding, { ...NOTHING, to });
  assert.deepEqual([at(drawn(4, false), 4)?.warns, at(drawn(4, true), 4)?.warns], [true, false]);
  assert.equal(at(drawn(4, false), 4)?.label, "Place the 1 and go out");
  assert.deepEqual([at(drawn(4, false), 3)?.warns, endingOf(drawn(4, false), { ...NOTHING, to: 3 })], [false, null]);
  assert.equal(endingOf(drawn(null, null), { ...NOTHING, to: 4 }), null);
});

test("the preview comes from the view, and needs a place", () => {
  const set = { places: [0, 1, 2], score: -6 };
  assert.deepEqual(previewOf(drawn(), { ...NOTHING, to: 1 }), { from: 12, to: 2, sets: [set] });
  assert.equal(previewOf(drawn(), { ...NOTHING, to: "discard" }), null);
  assert.equal(previewOf(drawn(), NOTHING), null);
});

test("arrow keys stay within the grid", () => {
  assert.deepEqual(
    ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "a"].map((key) => nextPlace(4, key)),
    [3, 5, 1, 7, null],
  );
  assert.deepEqual(
    [nextPlace(2, "ArrowRight"), nextPlace(3, "ArrowLeft"), nextPlace(0, "ArrowUp")],
    [null, null, null],
  );
  assert.equal(nextPlace(8, "ArrowDown"), null);
});
