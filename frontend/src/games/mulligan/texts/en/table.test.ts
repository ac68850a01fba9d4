import assert from "node:assert/strict";
import { test } from "node:test";
import * as news from "./news.ts";
import { chips, reactionMeans } from "./rare-actions.ts";
import * as reveal from "./reveal.ts";
import * as rules from "./rules.ts";
import * as sheets from "./sheets.ts";
import { planWords, shown, target, waitFor } from "./table.ts";

test("a plan is described before it is submitted", () => {
  assert.equal(planWords(9, 431, []), "Fairway Wood 250 of 431");
  assert.equal(planWords(12, 200, [{ card: 9, who: "You" }]), "Fairway Wood 250 of 200, Hook on yourself");
  assert.equal(planWords(100, 400, [{ card: 9, who: "Nell" }]), "2-Putt 25 of 400, Hook on Nell");
});

test("the players waited for", () => {
  assert.deepEqual(
    [waitFor([]), waitFor(["Nell"]), waitFor(["A", "B", "C"])],
    ["", "Waiting for Nell", "Waiting for 3 others"],
  );
});

test("events are worded for the viewer and for others", () => {
  assert.equal(news.played("You", "Rangefinder", null, null), "You play Rangefinder.");
  assert.equal(
    news.played("Nell", "Borrow a Club", news.handOf("You"), "Otto"),
    "Nell plays Borrow a Club on your hand, but Otto’s Pace of Play cancels it.",
  );
  assert.equal(news.dug("You", 2, 3), "You discard two cards and draw three.");
  assert.equal(news.dug("Nell", 0, 1), "Nell draws one card.");
  assert.equal(
    news.took("You", "Nell", news.twoIn("Iron", "Out of Bounds")),
    "You take the Iron with Out of Bounds from Nell.",
  );
  assert.equal(news.took("Nell", null, null), "Nell takes a card.");
  assert.equal(news.courseAims("You", null), "The course targets you.");
  assert.equal(news.courseAims("Nell", "Water"), "The course targets Nell with Water.");
  assert.equal(news.wolfWords("You", null, true), "You hunt alone.");
  assert.equal(news.wolfWords("You", null, false), "You’re the wolf: pick a partner, or hunt alone.");
  assert.equal(news.wolfWords("Nell", null, false), "Nell is the wolf and may pick a partner.");
  assert.equal(news.wolfWords("Nell", "You", false), "Wolves: Nell and you.");
  assert.equal(news.settled("You"), "You win a bet.");
});

test("the end of a swing in words", () => {
  assert.equal(
    reveal.finishing([
      { who: "You", more: 3 },
      { who: "Nell", more: 0 },
    ]),
    "Finishing strokes: you 3",
  );
  assert.equal(reveal.finishing([]), "");
  assert.deepEqual([reveal.holed(["You"]), reveal.holed(["Nell"])], ["You hole out.", "Nell holes out."]);
  assert.equal(reveal.holed(["Nell", "You", "Otto"]), "You, Nell and Otto hole out.");
  const scores = [
    { who: "You", score: 5 },
    { who: "Nell", score: 6 },
  ];
  assert.deepEqual([scores, [...scores].reverse()].map(reveal.scored), ["You 5, Nell 6.", "Nell 6, you 5."]);
  assert.equal(reveal.nearest("You", 40), "You are closest: 40 to go.");
});

test("a bet is worded for each player who may offer it", () => {
  assert.equal(sheets.bets.hole("You", "Nell"), "You beat or tie Nell on this hole");
  assert.equal(sheets.bets.hole("Nell", "You"), "Nell beats or ties you on this hole");
  assert.equal(sheets.bets.total("Nell", "You"), "Nell’s total ends below yours");
  assert.equal(sheets.bets.shot("You", false), "You don’t hole out this turn");
  assert.deepEqual([sheets.said("You", "You"), sheets.said("Nell", "You")], ["You say you won", "Nell says you won"]);
});

test("cards shown by a Course GPS are described with their target (M-34)", () => {
  const names = (golfer: number) => ["You", "Nell", "Otto"][golfer]!;
  const slice = { card: 6, target: 0 };
  assert.equal(shown([slice], 1, names), "Slice on you");
  assert.equal(shown([slice, { card: 9, target: 1 }], 0, names), "Slice on yourself, Hook on Nell");
  assert.equal(shown([], 2, names), "no action");
  assert.equal(
    news.mapped(["Nell: Slice on you", "Otto: no action"]),
    "The Course GPS shows: Nell: Slice on you; Otto: no action.",
  );
  assert.equal(news.mapped([]), null);
  assert.equal(target("Nell", 40, 1, "Slice on you"), "Nell, Slice on you, 40 to go, 1 card");
  assert.equal(target("Nell", 40, 7, null), "Nell, 40 to go, 7 cards");
});

test("singular forms are used for one", () => {
  assert.equal(sheets.hands(1, 7), "1 card, draws up to 7");
  assert.equal(sheets.piles(1, 8), "1 card in the deck, 8 discarded.");
  assert.equal(news.reshuffled(1), "The discard pile becomes the new deck: 1 card.");
  assert.deepEqual([chips(1), chips(100, 2), chips(null)], ["1 chip: bets", "100 chips: bets, 2 to answer", "Bets"]);
});

test("standing orders are explained as on the rules page (M-30, M-32)", () => {
  const page = rules.sections
    .flatMap(({ text }) => text)
    .join(" ")
    .replaceAll("*", "");
  const shared = [
    [reactionMeans.auto, "to hole out, save a stroke, or end at least 50 yards closer"],
    [
      sheets.ORDERS_MEAN,
      "Borrow a Club on your hand, Course GPS while your action is laid, a Mulligan that cancels your action, or Pace of Play on your card",
    ],
  ] as const;
  for (const [beside, words] of shared)
    assert.deepEqual([beside.includes(words), page.includes(words)], [true, true], words);
});
