import assert from "node:assert/strict";
import { test } from "node:test";
import { card, own, viewOf } from "../../../tests/games/ring-views.ts";
import type { Happened } from "../../api/types.ts";
import { scenesOf } from "./scenes.ts";
import { stageOf } from "./shownRing.ts";

const happened = (...events: Omit<Happened, "n">[]) => events.map((event, n) => ({ n: n + 1, ...event }) as Happened);
const [QD, SEVEN, SIX] = [card("QD"), card("7H"), card("6C")];
const lies = (name: number | null, chips: number | null = null) => ({ card: name, chips });
const start = stageOf(viewOf({ players: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { chips: 20 }])) }));

const AUCTIONED = { seat: 0, kind: "auctioned", turn: 7, card: QD, chips: 2 };
const OFFERED = {
  seat: null,
  kind: "offered",
  offers: [
    { seat: 1, ...lies(SEVEN, 0) },
    { seat: 2, ...lies(SIX, 3) },
    { seat: 3, ...lies(card("2S"), 1) },
  ],
};
const PLAIN = viewOf();
const SWAPPED = { seat: 0, kind: "swapped", turn: 7, with: 2, given: lies(QD, 2), taken: lies(SIX, 3) };

test("players no longer waited for have a face-down card on the ring", () => {
  const view = viewOf({
    you: 1,
    waiting_for: [3],
    state: { phase: "offers", own: own({ offer: { card: SEVEN, chips: null } }) },
    players: { 0: { slot: lies(QD) }, 2: { active: false } },
  });
  const { slots, thinking } = stageOf(view);
  assert.deepEqual(slots[0], { ...lies(QD), down: false });
  assert.deepEqual(slots[1], { ...lies(SEVEN), down: true });
  assert.deepEqual([slots[2], slots[3]], [null, null]);
  assert.deepEqual(thinking, [3]);
});

test("another player's hidden offer shows only that it exists", () => {
  const view = viewOf({ you: 0, waiting_for: [3], state: { phase: "offers" }, players: { 0: { slot: lies(QD) } } });
  assert.deepEqual(stageOf(view).slots[1], { ...lies(null), down: true });
});

test("secret offers are face down, the viewer's too, but not the auctioned card", () => {
  const view = viewOf({
    you: 1,
    options: { secret_offers: true },
    state: { phase: "choice" },
    players: { 0: { slot: lies(QD) }, 1: { slot: lies(SEVEN) }, 2: { slot: lies(null) } },
  });
  assert.deepEqual(
    stageOf(view).slots.map((slot) => slot?.down),
    [false, true, true, undefined],
  );
});

test("an auction, its offers and a swap are three scenes", () => {
  const scenes = scenesOf(start, happened(AUCTIONED, OFFERED, SWAPPED), PLAIN);
  assert.deepEqual(
    scenes.map(({ event }) => event.kind),
    ["auctioned", "offered", "swapped"],
  );
  const [auctioned, offered, swapped] = scenes;
  assert.deepEqual(auctioned!.stage.thinking, [1, 2, 3]);
  assert.deepEqual(auctioned!.stage.chips, [18, 20, 20, 20]);
  assert.deepEqual(offered!.stage.slots[2], { ...lies(SIX, 3), down: false });
  assert.deepEqual(offered!.stage.chips, [18, 20, 17, 19]);
  // Six for a queen, three chips for two; all others get their chips back.
  assert.deepEqual(swapped!.stage.slots, [
    { ...lies(SIX, 3), down: false },
    null,
    { ...lies(QD, 2), down: false },
    null,
  ]);
  assert.deepEqual(swapped!.stage.chips, [21, 20, 19, 20]);
});

test("a Mulligan clears the ring, and one scene shows all draws, with the viewer's card", () => {
  const mulliganed = {
    seat: 0,
    kind: "mulliganed",
    turn: 7,
    cards: [QD, SEVEN, SIX, card("2S")].map((name, seat) => ({ seat, ...lies(name, 1) })),
    pot: 4,
  };
  const drew = (seat: number, drawn: number | null) => ({ seat, kind: "drew", card: drawn });
  const events = happened(
    AUCTIONED,
    OFFERED,
    mulliganed,
    drew(0, card("AS")),
    drew(1, null),
    drew(2, null),
    drew(3, null),
  );
  const scenes = scenesOf(start, events, PLAIN);
  assert.deepEqual(
    scenes.map(({ event }) => event.kind),
    ["auctioned", "offered", "mulliganed", "drew"],
  );
  const [gone, drawn] = scenes.slice(2);
  assert.deepEqual(gone!.stage.discard, [QD, SEVEN, SIX, card("2S")]);
  assert.equal(gone!.stage.pot, 4);
  assert.ok(gone!.stage.slots.every((slot) => slot === null));
  assert.equal(drawn!.flights.length, 4);
  assert.equal(drawn!.stage.deck, 14);
  assert.partialDeepStrictEqual(drawn!.event, { kind: "drew", card: card("AS") });
});

test("a player who folds is out, also after a forced fold", () => {
  const scenes = scenesOf(start, happened({ seat: 2, kind: "folded", turn: 7, forced: true }), PLAIN);
  assert.deepEqual(scenes[0]!.stage.active, [true, true, false, true]);
});

test("offers that arrive one by one are one scene, and stay hidden", () => {
  const scenes = scenesOf(start, happened(AUCTIONED, { seat: 1, kind: "chose" }, { seat: 3, kind: "chose" }), PLAIN);
  assert.equal(scenes.length, 2);
  assert.deepEqual(scenes[1]!.stage.thinking, [2]);
  assert.deepEqual(scenes[1]!.stage.slots[1], { ...lies(null), down: true });
});

test("unknown kinds make no scene and change nothing", () => {
  const scenes = scenesOf(start, happened({ seat: 1, kind: "sang" }, AUCTIONED), PLAIN);
  assert.equal(scenes.length, 1);
  assert.deepEqual(
    scenes,
    scenesOf(start, happened(AUCTIONED), PLAIN).map((one) => ({ ...one, event: scenes[0]!.event })),
  );
});

test("the viewer's hand changes only when the scene is shown", () => {
  const before = own({ drawn: card("2D") });
  const now = viewOf({ state: { own: own({ drawn: card("AS") }) } });
  const hands = (...events: Omit<Happened, "n">[]) =>
    scenesOf({ ...start, own: before }, happened(...events), now).map(({ stage }) => stage.own?.drawn);
  const [two, ace] = [card("2D"), card("AS")];
  // After a swap, cards are shown in their new hands; a drawn card at once. What others do changes nothing.
  assert.deepEqual(hands(AUCTIONED, OFFERED, SWAPPED, { seat: 1, kind: "skipped", turn: 8 }), [two, two, two, ace]);
  assert.deepEqual(hands(AUCTIONED, { seat: 0, kind: "drew", card: ace }), [two, ace]);
  assert.deepEqual(hands({ seat: 1, kind: "skipped", turn: 8 }), [ace]);
});
