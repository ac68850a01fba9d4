import assert from "node:assert/strict";
import { test } from "node:test";
import { event, NAMES } from "../../../tests/games/becks-golf.ts";
import { latestNews, newsOf } from "./news.ts";
import { bonusOf, closerWords } from "./roundEnd.ts";

const names = (seat: number) => (seat === 0 ? "You" : NAMES[seat]!);
const placed = { kind: "placed", seat: 1, at: 0, card: 3, from: "pile", replaced: 8, was_down: false, completed: [] };

test("moves in words", () => {
  const cases: [Record<string, unknown>, string][] = [
    [{ kind: "drew", seat: 1 }, "Ruth drew a card."],
    [{ kind: "drew", seat: 0, card: 8 }, "You drew an 8."],
    [{ kind: "discarded", seat: 2, card: 4 }, "Hal discarded a 4."],
    [placed, "Ruth placed a 3 and discarded an 8."],
    [{ ...placed, was_down: true, replaced: "H" }, "Ruth placed a 3 and discarded a hidden Hazard."],
    [{ ...placed, seat: 0, from: "discard" }, "You took the 3 and discarded an 8."],
    [{ ...placed, completed: [{ places: [0, 1, 2], score: -3 }] }, "Ruth placed a 3 and discarded an 8. A set: −3."],
    [{ kind: "chose", seat: 0, at: [0, 1] }, "You’ve chosen."],
    [{ kind: "chose", seat: 2 }, "Hal has chosen."],
    [
      { kind: "opened", seat: null, cards: [], showing: [], discard: 8 },
      "Everyone flipped two. An 8 starts the discard pile.",
    ],
  ];
  for (const [told, words] of cases) assert.equal(newsOf(event(told), names), words);
  assert.equal(newsOf(event({ kind: "weather", seat: null }), names), null);
});

test("a player going out leaves the others one turn", () => {
  assert.equal(
    newsOf(event({ kind: "went-out", seat: 2, last_turns: [0, 1] }), names),
    "Hal went out. One more turn for you and Ruth.",
  );
  assert.equal(newsOf(event({ kind: "went-out", seat: 2, last_turns: [] }), names), "Hal went out.");
  const cut = event({ kind: "went-out", seat: 2, last_turns: [1] });
  assert.equal(
    newsOf(cut, (seat) => (seat === 1 ? "Annamarie-J…" : "Hal")),
    "Hal went out. One more turn for Annamarie-J…",
  );
});

test("the end of a round says what going out scored", () => {
  const ended = { closer: 0, raw: [3, 9, 9], scores: [-2, 9, 9] };
  assert.equal(closerWords(ended, names), "You went out as sole lowest: −5.");
  const tied = { closer: 1, raw: [9, 9, 12], scores: [9, 19, 12] };
  assert.equal(closerWords(tied, names), "Ruth went out, but not as sole lowest: +10.");
  const nobody = { closer: null, raw: [1, 2, 3], scores: [1, 2, 3] };
  assert.deepEqual([closerWords(nobody, names), bonusOf(nobody)], ["Nobody went out.", 0]);
});

test("of several events the last two are shown, a drawn card only if nothing followed it", () => {
  const drew = event({ kind: "drew", seat: 1 });
  const discarded = event({ kind: "discarded", seat: 1, card: 4 });
  assert.equal(latestNews([drew, discarded], names), "Ruth discarded a 4.");
  assert.equal(
    latestNews([discarded, event({ kind: "drew", seat: 0, card: 1 })], names),
    "Ruth discarded a 4. You drew a 1.",
  );
  assert.equal(latestNews([discarded, event(placed)], names, 50), "Ruth placed a 3 and discarded an 8.");
  assert.equal(latestNews([drew], names), "Ruth drew a card.");
  assert.equal(latestNews([], names), null);
});
