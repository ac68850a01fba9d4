import assert from "node:assert/strict";
import { test } from "node:test";
import data from "../../../../chalicelib/games/trade_ring/cards.json" with { type: "json" };
import { card, lies, own, value, viewOf } from "../../../tests/games/ring-views.ts";
import { runsOf } from "./cardRuns.ts";
import { todoWords } from "./news.ts";
import { endWords, outcome } from "./outcome.ts";
import { phrasesOf } from "./phrases.ts";
import { stageOf } from "./shownRing.ts";
import type { RingView } from "./state.ts";
import { lyingWords, noteOf, waitWords } from "./status.ts";
import { leftWords, turnWords } from "./turnWords.ts";
import { roleOf } from "./viewerRole.ts";

const note = (view: RingView, seat: number) => noteOf(view, stageOf(view), seat).words;

test("the end is mentioned only when it is near: skips from half-way on, turns for the last ten", () => {
  const told = (state: object) => leftWords(viewOf({ state }));
  assert.equal(told({ turns_left: 11, skips_left: 7 }), "");
  assert.equal(told({ turns_left: 10 }), "10 turns left");
  assert.equal(told({ turns_left: 1 }), "Last turn");
  assert.equal(told({ skips_left: 6 }), "6 more skips end it");
  assert.equal(told({ skips_left: 1 }), "1 more skip ends it");
  // A fold may leave more skips than are then needed: the next one ends the game.
  assert.equal(told({ skips_left: -1 }), "1 more skip ends it");
  // Whichever comes sooner.
  assert.equal(told({ skips_left: 5, turns_left: 4 }), "4 turns left");
  assert.equal(told({ skips_left: 4, turns_left: 5 }), "4 more skips end it");
  assert.equal(told({ phase: "over", skips_left: 0, turns_left: 0 }), "");
});

test("half-way to the end by skips is half of the engine's limit", () => {
  const active = 4;
  const half = (data.ends.skips_per_active_player * active) / 2;
  assert.notEqual(leftWords(viewOf({ state: { skips_left: half } })), "");
  assert.equal(leftWords(viewOf({ state: { skips_left: half + 1 } })), "");
});

test("the line above the picture says whose turn it is, and what is near", () => {
  const view = viewOf({ state: { phase: "offers", auctioneer: 2 } });
  assert.equal(turnWords(view, stageOf(view)), "Otto’s auction");
  const last = viewOf({ state: { turns_left: 1 } });
  assert.equal(turnWords(last, stageOf(last)), "Your turn. Last turn");
});

test("each seat shows its status", () => {
  const offers = viewOf({
    waiting_for: [0, 3],
    state: { phase: "offers", auctioneer: 1 },
    players: { 1: { slot: lies("10S") } },
  });
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => note(offers, seat)),
    ["You", "Up for auction", "Offered", "Thinking"],
  );
  const folded = viewOf({ players: { 2: { active: false } } });
  assert.equal(note(folded, 2), "Folded");
});

test("before the reveal a seat shows only that it has offered", () => {
  const offers = viewOf({
    waiting_for: [3],
    state: { phase: "offers", auctioneer: 1 },
    players: { 1: { slot: lies("10S") } },
  });
  assert.equal(lyingWords(offers, stageOf(offers), 2), "Otto’s face-down card");
});

test("a seat shows what taking its offer would give", () => {
  const straight = value("High Straight", "7H");
  const previews = [{ seat: 1, card: card("7H"), value: straight, change: "better-type" as const }];
  const view = viewOf({
    state: { phase: "choice", own: own({ previews }) },
    players: { 0: { slot: lies("QD") }, 1: { slot: lies("7H") } },
  });
  assert.deepEqual(noteOf(view, stageOf(view), 1), { words: "High Straight", sign: "▲▲", gold: false });
  assert.equal(
    lyingWords(view, stageOf(view), 1),
    "Ines’s seven of hearts: your hand would be High Straight, seven high",
  );
});

test("known cards are shown at a seat that does nothing else", () => {
  const known = [card("QD"), card("7H"), card("2S")];
  assert.equal(note(viewOf({ players: { 3: { known } } }), 3), "Q♦ 7♥ +1");
});

test("the waiting line names what is waited for", () => {
  const view = viewOf({ waiting_for: [2, 3], state: { phase: "offers", auctioneer: 1 } });
  assert.deepEqual(waitWords(view), { title: "waiting for Otto and Maud", detail: "two offers to come" });
  const many = viewOf({ seats: 6, waiting_for: [2, 3, 4, 5], state: { phase: "offers", auctioneer: 1 } });
  assert.equal(waitWords(many).title, "waiting for four players");
  const folded = viewOf({ waiting_for: [1], state: { auctioneer: 1 }, players: { 0: { active: false } } });
  assert.match(waitWords(folded).detail, /folded/);
  const mine = viewOf({ waiting_for: [0], state: { phase: "offers", auctioneer: 1 } });
  assert.deepEqual(waitWords(mine), { title: "you’re next", detail: "" });
});

test("phrases suit the viewer's situation, and mention chips only if there are any", () => {
  const offers = viewOf({ waiting_for: [0], state: { phase: "offers", auctioneer: 2 } });
  assert.equal(roleOf(offers), "offers");
  assert.ok(phrasesOf(offers).includes("Take mine, Otto"));
  assert.ok(phrasesOf(offers).every((phrase) => !/chips/i.test(phrase)));
  const chips = viewOf({ waiting_for: [0], options: { chips: true }, state: { phase: "offers", auctioneer: 2 } });
  assert.ok(phrasesOf(chips).includes("Any chips on it?"));
  for (const phrase of phrasesOf(chips)) assert.ok(phrase.length <= 40 && !/[!…]/.test(phrase), phrase);
});

test("after the end nothing is offered or promised", () => {
  const over = viewOf({ state: { phase: "over", auctioneer: null, winner: 1 } });
  assert.equal(roleOf(over), "done");
  assert.ok(phrasesOf(over).includes("Well traded"));
  assert.match(todoWords(over), /^The game is over. Ines holds the best hand.$/);
});

test("cards under one bracket are next to one another", () => {
  assert.deepEqual(runsOf([true, true, false, false, true]), [
    { from: 0, length: 2 },
    { from: 4, length: 1 },
  ]);
});

test("the best hand wins, and places follow the hands", () => {
  const places = [2, 1, 3].map((place, seat) => ({ seat, place, score: "" }));
  const over = viewOf({
    seats: 3,
    state: { phase: "over", end: "deck", pot: 12, auctioneer: null },
    players: {
      0: { value: value("Pair", "KD") },
      1: { value: value("Low Straight", "6D") },
      2: { value: value("High Card", "AS") },
    },
    more: { status: "finished", result: { places } },
  });
  const told = outcome(over as Parameters<typeof outcome>[0]);
  assert.equal(told.title, "Ines takes the ring");
  assert.equal(told.line, "Low Straight, six high. You came second.");
  assert.equal(endWords(over.state), "The deck ran out. The pot of twelve chips went to the best hand.");
  assert.deepEqual(
    told.groups.map(({ score, words }) => [score, words]),
    [
      ["6♦", "Ines, Low Straight"],
      ["K♦", "You, Pair"],
      ["A♠", "Otto, High Card"],
    ],
  );
});
