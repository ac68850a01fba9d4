import assert from "node:assert/strict";
import { test } from "node:test";
import { card, lies, viewOf } from "../../../tests/games/ring-views.ts";
import type { Happened } from "../../api/types.ts";
import { newsOf } from "./eventNews.ts";
import { latelyWords, todoWords } from "./news.ts";
import type { Lately } from "./state.ts";

const names = (seat: number) => ["You", "Ines", "Otto", "Maud"][seat]!;
const said = (event: Omit<Happened, "n">) => newsOf({ n: 1, ...event } as Happened, names);

test("each kind has its own text", () => {
  const cases: [Omit<Happened, "n">, string | null][] = [
    [{ seat: 0, kind: "skipped", turn: 1 }, "You skip."],
    [{ seat: 1, kind: "folded", turn: 1, forced: false }, "Ines folds for good."],
    [{ seat: 1, kind: "folded", turn: 1, forced: true }, "Ines has no chips left and folds."],
    [{ seat: 0, kind: "auctioned", turn: 1, ...lies("QD", 2) }, "You auction the queen of diamonds, with two chips."],
    [{ seat: null, kind: "offered", offers: [{ seat: 1, ...lies("7H") }] }, "The offers are revealed."],
    [{ seat: null, kind: "offered", offers: [{ seat: 1, ...lies(null) }] }, "All offers are in, face down."],
    [
      { seat: 1, kind: "swapped", turn: 1, with: 0, given: lies("QD"), taken: lies("7H") },
      "Ines swaps the queen of diamonds for your seven of hearts.",
    ],
    [
      { seat: 0, kind: "swapped", turn: 1, with: 2, given: lies("QD"), taken: lies(null) },
      "You swap the queen of diamonds for Otto’s offer, unseen.",
    ],
    [
      { seat: 2, kind: "mulliganed", turn: 1, cards: [lies("QD"), lies("7H")], pot: null },
      "Otto calls a Mulligan: two cards are gone.",
    ],
    [{ seat: 1, kind: "drew", card: null }, "Everyone draws a card."],
    [{ seat: 0, kind: "drew", card: card("AS") }, "You draw the ace of spades."],
    [{ seat: 1, kind: "sang" }, null],
  ];
  for (const [event, words] of cases) assert.equal(said(event), words);
});

test("a returning player sees the last turn", () => {
  const late = (lately: Partial<Lately>) =>
    latelyWords(
      viewOf({
        state: { lately: { turn: 6, seat: 1, way: "skip", auctioned: null, offers: [], taken: null, ...lately } },
      }),
    );
  assert.equal(latelyWords(viewOf()), "");
  assert.equal(late({}), "Ines skipped.");
  assert.equal(late({ way: "mulligan" }), "Ines called a Mulligan.");
  const swap = { way: "swap" as const, auctioned: { card: card("QD"), chips: null }, taken: 0 };
  assert.equal(late({ ...swap, offers: [{ seat: 0, ...lies("7H") }] }), "Ines swapped the queen for your seven.");
  assert.equal(
    late({ ...swap, offers: [{ seat: 0, ...lies(null) }] }),
    "Ines swapped the queen for your offer, unseen.",
  );
});

test("the task depends on the viewer and the phase", () => {
  const auction = { 1: { slot: { card: card("10S"), chips: 3 } } };
  const at = (you: number | null, phase: "turn" | "offers" | "choice", waiting_for: number[]) =>
    todoWords(viewOf({ you, waiting_for, state: { phase, auctioneer: 1 }, players: auction }));
  assert.equal(at(1, "turn", [1]), "Your turn.");
  assert.equal(at(0, "turn", [1]), "Ines’s turn.");
  assert.equal(at(0, "offers", [0, 2, 3]), "Ines auctions the ten of spades. Offer a card.");
  assert.equal(at(0, "offers", [2, 3]), "Ines auctions the ten of spades. Your offer is in.");
  assert.equal(at(1, "offers", [0]), "Your card is up. Waiting for offers.");
  assert.equal(at(null, "offers", [0]), "Ines auctions the ten of spades.");
  assert.equal(at(1, "choice", [1]), "Tap an offer to swap, or call a Mulligan.");
  assert.equal(at(0, "choice", [1]), "Ines is choosing: swap or Mulligan.");
});
