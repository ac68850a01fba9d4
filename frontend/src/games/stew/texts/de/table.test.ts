import assert from "node:assert/strict";
import { test } from "node:test";
import data from "#data/stew/cards.json";
import { packOf } from "../../deckByKind.ts";
import examples from "../../examples.json" with { type: "json" };
import * as cards from "./cards.ts";
import * as around from "./definition.ts";
import * as played from "./played.ts";
import * as reveal from "./reveal.ts";
import * as rules from "./rules.ts";
import * as picks from "./second-choices.ts";
import * as table from "./table.ts";

test("cards are named by their print", () => {
  assert.equal(cards.card(["chicken", "wine"]), "Huhn und Wein");
  assert.equal(cards.card(["wine", "wine"]), "Zweimal Wein");
  assert.equal(cards.card(["chicken", "honey", "carrot"]), "Huhn, Honig und Karotte");
});

test("a pot is described with its order, its tip and everyone's cards", () => {
  const pot = {
    royal: "queen",
    order: "Huhn und Wein",
    next: "Honig und Wein",
    tip: 9,
    lies: [],
    would: null,
  } as const;
  assert.equal(table.potWords({ ...pot, lies: [] }), "Königin: Huhn und Wein, Trinkgeld 9 Pence, dann Honig und Wein.");
  const lies = [
    { who: "Ines", count: 2 },
    { who: "Du", count: 1 },
  ];
  assert.equal(
    table.potWords({ ...pot, order: null, next: null, tip: 1, lies, would: 3 }),
    "Königin: noch nichts bestellt. Treffer: Ines 2 und du 1. Du hättest 3.",
  );
});

test("a player is described with money, hand and status", () => {
  assert.equal(
    table.player("Du", { money: 7, hand: 1, specialty: "spice-trader", done: true, washes: true }),
    "Du, 7 Pence, eine Karte auf der Hand, Gewürzhändler, schon gewählt, Spüldienst",
  );
});

test("the viewer's cards and tokens", () => {
  assert.equal(table.handCard("Huhn und Wein", 2, 1), "Huhn und Wein, Trinkgeld 2, ein Treffer");
  assert.equal(table.handCard("Zweimal Wein", 0, 0), "Zweimal Wein, keine Treffer");
  assert.equal(table.token("queen", 2, 0), "Königin, noch 2");
  assert.equal(table.token("mulligan", 0, 1), "Mulligan, keins mehr, 1 ausgespielt");
});

test("the main action says what is missing, and then what the choice is worth", () => {
  assert.equal(table.toChoose(false, "king").detail, "für den König");
  assert.equal(table.toChoose(false, "mulligan").detail, "zum Mulligan");
  assert.deepEqual((["king", "princess", "mulligan"] as const).map(table.commit), [
    "Für den König kochen",
    "Für die Prinzessin kochen",
    "Mulligan spielen",
  ]);
  assert.equal(table.comesTo(2, 3, "round"), "zwei Karten, drei Treffer");
  assert.equal(table.comesTo(1, null, "turn"), "wirft eine Karte ab");
  assert.equal(table.comesTo(2, null, "turn"), "wirft zwei Karten ab");
  assert.equal(table.trade(1), "Eine Karte tauschen");
});

test("the options of a pick are labelled, also on the main action", () => {
  const one = { kind: "keep", specialty: "larder-keeper" } as const;
  assert.deepEqual([table.pick(one), picks.nameOf(one)], ["Vorratsmeister behalten", "Vorratsmeister"]);
  assert.equal(table.pick({ kind: "exchange", token: "king" }), "Gegen den König tauschen");
  assert.deepEqual(
    (["queen", "king", null] as const).map((played) => table.pick({ kind: "stay" }, played)),
    ["Die Königin behalten", "Den König behalten", "Das Plättchen behalten"],
  );
});

test("events are worded for the viewer and for others", () => {
  const { news } = table;
  assert.equal(news.mulliganed("Du", 4), "Du nimmst einen Mulligan: vier Karten.");
  assert.equal(news.declared("Ines", "queen", 1), "Ines hat einen Treffer bei der Königin.");
  assert.equal(news.declared("Du", "king", 0), "Du hast keine Treffer beim König.");
  assert.equal(news.kept("Ines", "baker"), "Ines behält den Bäcker.");
  assert.equal(news.opened(["Ines", "Du"]), "Neue Hände für Ines und dich.");
  assert.equal(news.earned("Du", "baker", 1), "Der Bäcker bringt dir einen Penny.");
  assert.equal(news.stayed("Du"), "Du behältst dein Plättchen.");
  assert.equal(news.exchanged("Ines", "king"), "Ines tauscht das Plättchen gegen den König.");
  assert.equal(news.scored("queen", ["Ines"], 9), "Trinkgeld der Königin: Ines, 9 Pence.");
  assert.equal(news.scored("king", ["Du", "Ines"], 1), "Trinkgeld des Königs: du und Ines, je ein Penny.");
  assert.equal(news.scored("king", [], 0), "Trinkgeld des Königs geht zurück: kein Treffer.");
  assert.equal(table.mayExchange("Du", "king"), "Du kannst den König tauschen.");
});

test("a pot's payment in words: who takes the tip, and what remains", () => {
  assert.equal(reveal.taken("queen", ["Du"]), "Du nimmst das Trinkgeld der Königin.");
  assert.equal(reveal.taken("king", ["Ines"]), "Ines nimmt das Trinkgeld des Königs.");
  assert.equal(reveal.taken("king", ["Du", "Ines"]), "Du und Ines teilt euch das Trinkgeld des Königs.");
  assert.equal(reveal.taken("king", ["Nell", "Ines"]), "Nell und Ines teilen sich das Trinkgeld des Königs.");
  assert.equal(reveal.taken("king", []), "Niemand hat einen Treffer beim König.");
  assert.equal(reveal.shared(2, 4, 1, 0), "Je vier Pence, ein Penny bleibt dort.");
  assert.equal(reveal.shared(1, 9, 0, 0), "Neun Pence.");
  assert.equal(reveal.shared(0, 0, 0, 5), "Fünf Pence gehen zurück.");
  assert.equal(reveal.seat("Ines", 1, 1, 20), "Ines: ein Treffer, ein Penny verdient, jetzt 20 Pence.");
  assert.deepEqual((["queen", "king"] as const).map(reveal.toRoyal), ["Weiter zur Königin", "Weiter zum König"]);
});

test("a turn is described after the reveal", () => {
  assert.equal(
    reveal.laid("Ines", "queen", ["Huhn und Wein", "Zweimal Honig"], 3),
    "Ines: Königin, Huhn und Wein, Zweimal Honig. Drei Treffer bei der Königin.",
  );
  assert.equal(reveal.mulligans(["Ines", "Du"]), "Ines und du nehmt einen Mulligan.");
  assert.equal(reveal.exchanged("Ines", "king"), "Ines tauscht den König aus.");
  assert.equal(reveal.leads(["Du", "Ines"], 1), "Du und Ines führt mit einem Penny.");
  assert.equal(reveal.wages(2), "Lohn: ein Penny für je zwei Treffer.");
  assert.equal(
    played.play("king", ["Wein und Karotte", "Honig und Wein"], true),
    "König: Wein und Karotte; Honig und Wein, abgeworfen.",
  );
  assert.equal(played.play("mulligan", [], true), "Mulligan: keine Karte, abgeworfen.");
  assert.deepEqual(
    [around.won("Ines", false), around.won("Du", true), around.won("Du und Ines", true)],
    ["Ines gewinnt", "Du gewinnst", "Du und Ines gewinnt"],
  );
});

test("rules have the engine's figures", () => {
  assert.equal(
    rules.pile(packOf(data.cards)[0]!),
    "*Zwei Zutaten*: 50 Karten, je drei gleiche mit einer Münze und zwei gleiche mit zwei Münzen.",
  );
  const { words, points } = rules.ORDERS(data);
  assert.equal(words, "Zwei Spieler spielen ohne die Prinzessin.");
  assert.match(points![2]!, /vier Pence von der Königin, zwei Pence vom König und ein Penny von der Prinzessin,/);
  assert.match(rules.TURN(data).points![0]!, /\*eine bis drei Karten\*/);
  assert.equal(
    rules.paid(examples.paid),
    "Das Trinkgeld beträgt neun Pence, und die Treffer sind 4, 4, 3, 1 und 2: Zwei teilen es und bekommen je vier Pence, ein Penny bleibt übrig, und der Lohn ist 1, 0 und 1.",
  );
  assert.equal(picks.does["larder-keeper"], "Spielst du nur eine Karte für eine Hoheit, zieh zwei statt einer.");
  assert.equal(picks.does.gardener, "Halte neun Karten statt sieben; zieh zwischen den Runden drei statt zwei.");
});
