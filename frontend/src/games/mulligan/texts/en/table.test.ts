import assert from "node:assert/strict";
import { test } from "node:test";
import * as news from "./news.ts";
import * as reveal from "./reveal.ts";
import * as sheets from "./sheets.ts";
import { planWords, waitFor } from "./table.ts";

test("a plan is said as it will be laid", () => {
  assert.equal(planWords(9, []), "Fairway Wood 250");
  assert.equal(planWords(12, [{ card: 9, who: "You" }]), "Fairway Wood 250, Hook on yourself");
  assert.equal(planWords(100, [{ card: 9, who: "Nell" }]), "2-Putt 25, Hook on Nell");
});

test("whom everybody waits for", () => {
  assert.deepEqual(
    [waitFor([]), waitFor(["Nell"]), waitFor(["A", "B", "C"])],
    ["", "Waiting for Nell", "Waiting for 3 others"],
  );
});

test("what happened is told of oneself and of others", () => {
  assert.equal(news.played("You", "Rangefinder", null, null), "You play Rangefinder.");
  assert.equal(
    news.played("Nell", "Borrow a Club", news.handOf("You"), "Otto"),
    "Nell plays Borrow a Club on your hand, but Otto’s Pace of Play cancels it.",
  );
  assert.equal(news.dug("You", 2, 3), "You put two cards away and draw three.");
  assert.equal(news.dug("Nell", 0, 1), "Nell draws one card.");
  assert.equal(
    news.took("You", "Nell", news.twoIn("Iron", "Out of Bounds")),
    "You take the Iron with Out of Bounds from Nell.",
  );
  assert.equal(news.took("Nell", null, null), "Nell takes a card.");
  assert.equal(news.courseAims("You", null), "The course strikes you.");
  assert.equal(news.courseAims("Nell", "Water"), "The course strikes Nell with Water.");
  assert.equal(news.partner("You", null), "You hunt alone.");
  assert.equal(news.wolfWords("Nell", "You", false), "Wolves: Nell and you.");
  assert.equal(news.settled("You"), "You win a wager.");
});

test("a swing's end in words", () => {
  assert.equal(
    reveal.finishing([
      { who: "You", more: 3 },
      { who: "Nell", more: 0 },
    ]),
    "Finishing strokes: you 3",
  );
  assert.equal(reveal.finishing([]), "");
  assert.deepEqual([reveal.holed(["You"]), reveal.holed(["Nell"])], ["You are in.", "Nell is in."]);
  assert.equal(reveal.nearest("You", 40), "You lie nearest: 40 to go.");
});

test("wagers are told whoever offers them", () => {
  assert.equal(sheets.bets.hole("You", "Nell"), "You beat or tie Nell on this hole");
  assert.equal(sheets.bets.hole("Nell", "You"), "Nell beats or ties you on this hole");
  assert.equal(sheets.bets.total("Nell", "You"), "Nell’s total ends below yours");
  assert.equal(sheets.bets.shot("You", false), "You do not finish this turn");
  assert.deepEqual([sheets.said("You", "You"), sheets.said("Nell", "You")], ["You say you won", "Nell says you won"]);
});
