import assert from "node:assert/strict";
import { test } from "node:test";
import { card, lies, viewOf } from "../../../tests/games/ring-views.ts";
import type { Happened } from "../../api/types.ts";
import { arrivalOf, cardSpot, crosses, flightsOf } from "./flights.ts";
import { around, layoutOf } from "./layout.ts";
import { pilesOf } from "./piles.ts";
import { scenesOf } from "./scenes.ts";
import { stageOf } from "./stage.ts";

const SEATS = around(4, 0);
const room = (others: number) => ({ others, w: 390, h: 390, letters: 1, named: false, piles: true });
const LAYOUT = layoutOf(room(3));
const choice = stageOf(
  viewOf({
    state: { phase: "choice" },
    players: { 0: { slot: lies("QD") }, 1: { slot: lies("7H") }, 2: { slot: lies("6C") }, 3: { slot: lies("2S") } },
  }),
);
const scene = (event: Omit<Happened, "n">, secret_offers = false) =>
  scenesOf(choice, [{ n: 1, ...event } as Happened], viewOf({ options: { secret_offers } }))[0]!;

test("in a swap two cards change places in an arc, and all others go home", () => {
  const swapped = scene({ seat: 0, kind: "swapped", turn: 7, with: 1, given: lies("QD"), taken: lies("7H") });
  const arrival = arrivalOf(swapped, 0, LAYOUT, SEATS);
  assert.equal(arrival?.kind, "arcs");
  const [from, to] = [cardSpot(LAYOUT, 1), cardSpot(LAYOUT, 0)];
  assert.deepEqual(arrival && "by" in arrival && arrival.by, { x: from.x - to.x, y: from.y - to.y });
  assert.equal(arrivalOf(swapped, 1, LAYOUT, SEATS)?.kind, "arcs");
  assert.deepEqual(
    flightsOf(swapped, LAYOUT, SEATS).map(({ seat }) => seat),
    [2, 3],
  );
});

test("a Mulligan sweeps every card to the discard pile", () => {
  const cards = ["QD", "7H", "6C", "2S"].map((name, seat) => ({ seat, ...lies(name) }));
  const flights = flightsOf(scene({ seat: 0, kind: "mulliganed", turn: 7, cards, pot: null }), LAYOUT, SEATS);
  assert.equal(flights.length, 4);
  for (const { from, by } of flights) {
    assert.equal(from.x + by.x, pilesOf(LAYOUT).gone.x);
    assert.equal(from.y + by.y, pilesOf(LAYOUT).gone.y + LAYOUT.pile.h / 2);
  }
});

test("offers turn over where they lie, all at once; secret ones stay as they are", () => {
  const offers = [1, 2, 3].map((seat) => ({ seat, ...lies("7H") }));
  const offered = { seat: null, kind: "offered", offers };
  assert.deepEqual(arrivalOf(scene(offered), 2, LAYOUT, SEATS), { kind: "turns" });
  assert.equal(arrivalOf(scene(offered), 0, LAYOUT, SEATS), null);
  assert.equal(arrivalOf(scene(offered, true), 2, LAYOUT, SEATS), null);
});

test("drawn cards come face-down from the deck", () => {
  const [flight] = flightsOf(scene({ seat: 2, kind: "drew", card: card("AS") }), LAYOUT, SEATS);
  assert.equal(flight!.card, null);
  assert.equal(flight!.from.x, pilesOf(LAYOUT).deck.x);
});

test("every motion is over in 600 ms", () => {
  const seats = around(8, 0);
  const layout = layoutOf(room(7));
  const many = stageOf(viewOf({ seats: 8 }));
  const events = seats.map((seat) => ({ n: 1, seat, kind: "drew", card: null }) as Happened);
  const [all] = scenesOf(many, events, viewOf({ seats: 8 }));
  const FLIGHT = 300;
  for (const { delay } of flightsOf(all!, layout, seats)) assert.ok(delay + FLIGHT <= 600);
});

test("arrows keep out of the middle", () => {
  const two = layoutOf(room(1));
  assert.equal(crosses(two, cardSpot(two, 1), cardSpot(two, 0)), true);
  const five = layoutOf(room(4));
  assert.equal(crosses(five, cardSpot(five, 1), cardSpot(five, 0)), false);
});
