import assert from "node:assert/strict";
import { test } from "node:test";
import { card, lies, viewOf } from "../../../tests/games/ring-views.ts";
import type { Happened } from "../../api/types.ts";
import { scenesOf } from "./scenes.ts";
import { stageOf } from "./shownRing.ts";

const choice = stageOf(
  viewOf({
    state: { phase: "choice" },
    players: { 0: { slot: lies("QD") }, 1: { slot: lies("7H") }, 2: { slot: lies("6C") }, 3: { slot: lies("2S") } },
  }),
);
const flights = (event: Omit<Happened, "n">, secret_offers = false) =>
  scenesOf(choice, [{ n: 1, ...event } as Happened], viewOf({ options: { secret_offers } }))[0]!.flights;

test("a card moves from the hand to the ring; an offer shows its back", () => {
  const [up] = flights({ seat: 0, kind: "auctioned", turn: 7, ...lies("QD", 2) });
  assert.partialDeepStrictEqual(up, { card: lies("QD", 2), from: "hand0", to: "slot0" });
  const [offer] = flights({ seat: 1, kind: "chose", ...lies("7H", 1) });
  assert.partialDeepStrictEqual(offer, { card: { card: null, chips: 1 }, from: "hand1", to: "slot1" });
});

test("in a swap two cards change places along curves, and the others return", () => {
  const all = flights({ seat: 1, kind: "swapped", turn: 7, with: 2, given: lies("7H"), taken: lies("6C") });
  assert.deepEqual(
    all.map(({ from, to, bends = false, goes = false }) => [from, to, bends, goes]),
    [
      ["slot1", "slot2", true, false],
      ["slot2", "slot1", true, false],
      ["slot0", `held${card("QD")}`, false, true],
      ["slot3", "hand3", false, true],
    ],
  );
});

test("a Mulligan moves every card to the discard pile", () => {
  const cards = ["QD", "7H", "6C", "2S"].map((name, seat) => ({ seat, ...lies(name) }));
  const all = flights({ seat: 0, kind: "mulliganed", turn: 7, cards, pot: null });
  assert.deepEqual(
    all.map(({ from, to, card }) => [from, to, card]),
    cards.map(({ seat, ...lying }) => [`slot${seat}`, "gone", lying]),
  );
});

test("offers are flipped in place, all at once; secret ones stay face down", () => {
  const offers = [1, 2, 3].map((seat) => ({ seat, ...lies("7H") }));
  const offered = { seat: null, kind: "offered", offers };
  assert.deepEqual(
    flights(offered).map(({ from, to, turns, wait }) => [from, to, turns, wait]),
    [1, 2, 3].map((seat) => [`slot${seat}`, `slot${seat}`, true, 0]),
  );
  assert.deepEqual(flights(offered, true), []);
});

test("drawn cards come from the deck, the viewer's to its place in the hand, and others' stay hidden", () => {
  const [theirs] = flights({ seat: 2, kind: "drew", card: null });
  assert.partialDeepStrictEqual(theirs, { card: lies(null), from: "deck", to: "hand2" });
  const [mine] = flights({ seat: 0, kind: "drew", card: card("AS") });
  assert.partialDeepStrictEqual(mine, { card: lies(null), from: "deck", to: `held${card("AS")}` });
});

test("every animation ends within 600 ms", () => {
  const eight = viewOf({ seats: 8 });
  const events = Array.from({ length: 8 }, (_, seat) => ({ n: 1, seat, kind: "drew", card: null }) as Happened);
  const [all] = scenesOf(stageOf(eight), events, eight);
  assert.equal(all!.flights.length, 8);
  for (const { wait } of all!.flights) assert.ok(wait + 420 <= 600);
});
