import assert from "node:assert/strict";
import { test } from "node:test";
import * as cards from "./cards.ts";
import * as around from "./definition.ts";
import * as played from "./played.ts";
import * as reveal from "./reveal.ts";
import * as picks from "./second-choices.ts";
import * as table from "./table.ts";

const pot = {
  royal: "queen",
  order: "Chicken and wine",
  next: "Honey and wine",
  tip: 9,
  lies: [],
  would: null,
} as const;

test("cards are named by their print", () => {
  assert.equal(cards.card(["chicken", "wine"]), "Chicken and wine");
  assert.equal(cards.card(["wine", "wine"]), "Double wine");
  assert.equal(cards.card(["chicken", "honey", "carrot"]), "Chicken, honey and carrot");
});

test("a pot is described with its order, its tip and everyone's cards", () => {
  assert.equal(table.potWords({ ...pot, lies: [] }), "Queen: Chicken and wine, tip 9 pence, next Honey and wine.");
  const lies = [
    { who: "Ines", count: 2 },
    { who: "You", count: 1 },
  ];
  assert.equal(
    table.potWords({ ...pot, next: null, tip: 1, lies, would: 3 }),
    "Queen: Chicken and wine, tip a penny. Matches: Ines 2 and You 1. You’d have 3.",
  );
  assert.match(table.potWords({ ...pot, order: null, lies: [] }), /^Queen: nothing ordered yet, next /);
});

test("a player is described with money, hand and status", () => {
  const bare = { money: 1, hand: 5, specialty: null, done: false, washes: false };
  assert.equal(table.player("Ines", bare), "Ines, a penny, five cards in hand");
  assert.equal(
    table.player("You", { money: 7, hand: 1, specialty: "spice-trader", done: true, washes: true }),
    "You, 7 pence, one card in hand, Spice Trader, has chosen, dishwasher",
  );
});

test("the viewer's cards and tokens", () => {
  assert.equal(table.handCard("Chicken and wine", 2, null), "Chicken and wine, tip 2");
  assert.equal(table.handCard("Double wine", 0, 1), "Double wine, one match");
  assert.equal(table.handCard("Double wine", 0, 0), "Double wine, no matches");
  assert.equal(table.token("queen", 2, 0), "Queen, 2 left");
  assert.equal(table.token("mulligan", 0, 1), "Mulligan, none left, 1 played");
});

test("the main action says what is missing, and then what the choice is worth", () => {
  assert.equal(table.toChoose(true, null).label, "Choose a token");
  assert.equal(table.toChoose(false, "king").detail, "to play with the King");
  assert.equal(table.toChoose(false, null).label, "Choose cards and a token");
  assert.equal(table.commit("princess"), "Cook for the Princess");
  assert.equal(table.commit("mulligan"), "Play the mulligan");
  assert.equal(table.comesTo(2, 3, "round"), "two cards, three matches");
  assert.equal(table.comesTo(1, null, "turn"), "discards one card");
  assert.equal(table.comesTo(2, null, "turn"), "discards two cards");
  assert.equal(table.comesTo(2, null, "round"), "discards all you’ve played this round");
});

test("the options of a pick are labelled, also on the main action", () => {
  const one = { kind: "keep", specialty: "larder-keeper" } as const;
  assert.deepEqual([table.pick(one), picks.nameOf(one)], ["Keep the Larder Keeper", "Larder Keeper"]);
  assert.deepEqual(
    [true, false].map((replace) => picks.nameOf({ kind: "open", replace })),
    ["Replace this hand", "Keep this hand"],
  );
  assert.equal(table.pick({ kind: "exchange", token: "king" }), "Swap it for the King");
  assert.equal(table.pick({ kind: "stay" }, "queen"), "Keep the Queen");
  assert.equal(picks.nameOf({ kind: "stay" }), "Keep it");
});

test("the players waited for", () => {
  assert.deepEqual(
    [table.waitFor([]), table.waitFor(["Nell"]), table.waitFor(["Nell", "Otto"]), table.waitFor(["A", "B", "C"])],
    ["The game is over", "Waiting for Nell", "Waiting for Nell and Otto", "Waiting for 3 others"],
  );
  assert.equal(table.changes(0), "You’ve chosen.");
  assert.equal(table.changes(29), "You’ve chosen. You can still change it.");
});

test("events are worded for the viewer and for others", () => {
  const { news } = table;
  assert.equal(news.mulliganed("You", 4), "You take a mulligan: four cards.");
  assert.equal(news.declared("Ines", "queen", 1), "Ines has one match for the Queen.");
  assert.equal(news.kept("Ines", "baker"), "Ines keeps the Baker.");
  assert.equal(news.opened(["You"]), "New hand for you.");
  assert.equal(news.opened([]), "Everyone keeps their hand.");
  assert.equal(news.reshuffled(20), "Discards reshuffled: 20 in the deck.");
  assert.equal(news.earned("You", "baker", 2), "The Baker brings you two pence.");
  assert.equal(news.stayed("You"), "You keep your token.");
  assert.equal(news.exchanged("Ines", "king"), "Ines swaps it for the King.");
  assert.equal(news.traded("You", 1), "You swap one card.");
  assert.equal(news.scored("queen", ["Ines"], 9), "Queen’s tip: Ines, 9 pence.");
  assert.equal(news.scored("king", ["You", "Ines"], 1), "King’s tip: you and Ines, a penny each.");
  assert.equal(news.scored("king", [], 0), "King’s tip goes back: nobody has a match.");
});

test("a pot's payment in words: who takes the tip, and what remains", () => {
  assert.equal(reveal.taken("queen", ["You"]), "You take the Queen’s tip.");
  assert.equal(reveal.taken("queen", ["Ines"]), "Ines takes the Queen’s tip.");
  assert.equal(reveal.taken("king", ["You", "Ines"]), "You and Ines share the King’s tip.");
  assert.equal(reveal.taken("king", []), "Nobody has a match for the King.");
  assert.equal(reveal.shared(2, 4, 1, 0), "Four pence each, one penny stays there.");
  assert.equal(reveal.shared(1, 9, 0, 0), "Nine pence.");
  assert.equal(reveal.shared(0, 0, 0, 5), "Five pence go back.");
  assert.equal(reveal.seat("Ines", 1, 1, 20), "Ines: one match, earns one penny, now 20 pence.");
});

test("a turn is described after the reveal", () => {
  const cards = ["chicken and wine", "double honey"];
  assert.equal(
    reveal.laid("Ines", "queen", cards, 3),
    "Ines: Queen, chicken and wine, double honey. Three matches for the Queen.",
  );
  assert.equal(reveal.laid("You", "mulligan", [], 0), "You: Mulligan.");
  assert.equal(reveal.mulligans(["You"]), "You take a mulligan.");
  assert.equal(reveal.mulligans(["You", "Ines"]), "You and Ines take a mulligan.");
  assert.equal(reveal.exchanged("Ines", "king"), "Ines swaps out the King.");
  assert.equal(reveal.leads(["Ines"], 12), "Ines leads with twelve pence.");
  assert.equal(reveal.leads(["You", "Ines"], 1), "You and Ines lead with one penny.");
});

test("what was played, and how a game was won", () => {
  assert.equal(played.play("queen", ["Double wine"], false), "Queen: Double wine.");
  assert.equal(
    played.play("king", ["Wine and carrot", "Honey and wine"], true),
    "King: Wine and carrot; Honey and wine, discarded.",
  );
  assert.equal(played.play("mulligan", [], true), "Mulligan: no card, discarded.");
  assert.equal(played.has("baker", 5, true), "Baker, five cards, dishwasher");
  assert.equal(played.has(null, null, false), "");
  assert.deepEqual([around.won("Ines", false), around.won("You and Ines", true)], ["Ines wins", "You and Ines win"]);
  assert.deepEqual(
    [around.pence("1", true), around.pence("20", false)],
    ["With a penny, and more cards in hand.", "With 20 pence."],
  );
});
