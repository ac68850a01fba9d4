import assert from "node:assert/strict";
import { test } from "node:test";
import { choicesOf, NOTHING } from "./choices.ts";
import { chipsOf, FRESH, liftedOf, unchanged } from "./draft.ts";
import { card, cards, own, viewOf } from "./fixtures.ts";
import { keyOf } from "./keys.ts";
import { hintOf, mainOf } from "./labels.ts";

const kind = (name: string, members: Record<string, unknown> = {}) => ({
  type: "object",
  properties: { kind: { const: name }, ...members },
  required: ["kind", ...Object.keys(members)],
  additionalProperties: false,
});
const HAND = own().hand;
const TURN = choicesOf({
  oneOf: [
    kind("skip"),
    kind("fold"),
    kind("auction", { card: { enum: HAND }, chips: { type: "integer", minimum: 1, maximum: 15 } }),
  ],
});
const OFFER = choicesOf(kind("offer", { card: { enum: HAND } }));
const CHOICE = choicesOf({ oneOf: [kind("swap", { seat: { enum: [1, 3] } }), kind("mulligan")] });

test("nothing is offered where nothing is legal", () => {
  assert.deepEqual(choicesOf(null), NOTHING);
  assert.equal(mainOf(viewOf(), NOTHING, FRESH), null);
});

test("branches become choices, with their cards, chips and seats", () => {
  assert.deepEqual(TURN, {
    ...NOTHING,
    skip: true,
    fold: true,
    auction: { cards: HAND, chips: { least: 1, most: 15 } },
  });
  assert.deepEqual(OFFER, { ...NOTHING, offer: { cards: HAND, chips: null } });
  assert.deepEqual(CHOICE, { ...NOTHING, swap: [1, 3], mulligan: true });
});

test("a turn: the main action names the card", () => {
  const view = viewOf();
  assert.deepEqual(mainOf(view, TURN, FRESH), { label: "Choose a card to auction", ready: false });
  assert.deepEqual(mainOf(view, TURN, { ...FRESH, card: card("KD") }), { label: "Auction the king", ready: true });
});

test("an offer can be made, is then said to lie, and can be changed", () => {
  const view = viewOf({ state: { phase: "offers", auctioneer: 1 } });
  assert.deepEqual(mainOf(view, OFFER, FRESH), { label: "Choose a card to offer", ready: false });
  const king = { ...FRESH, card: card("KD") };
  assert.deepEqual(mainOf(view, OFFER, king), { label: "Offer the king, face-down", ready: true });
  const made = viewOf({
    state: { phase: "offers", auctioneer: 1, own: own({ offer: { card: card("KD"), chips: null } }) },
  });
  assert.deepEqual(mainOf(made, OFFER, FRESH), { label: "Your king lies face-down", ready: false });
  assert.deepEqual(mainOf(made, OFFER, { ...FRESH, card: card("4H") }), {
    label: "Offer the four instead",
    ready: true,
  });
  assert.equal(hintOf(view, OFFER), "Below each card: your hand if Ines takes it.");
  assert.equal(hintOf(made, OFFER), "You may change it until all offers are in.");
});

test("a choice: swap by name, unseen where it lies face-down, or the Mulligan", () => {
  const players = { 0: { slot: { card: card("QD"), chips: null } }, 1: { slot: { card: card("7H"), chips: null } } };
  const view = viewOf({
    state: { phase: "choice" },
    players: { ...players, 3: { slot: { card: null, chips: null } } },
  });
  assert.equal(mainOf(view, CHOICE, FRESH)?.ready, false);
  assert.equal(mainOf(view, CHOICE, { ...FRESH, take: 1 })?.label, "Swap your queen for the seven");
  assert.equal(mainOf(view, CHOICE, { ...FRESH, take: 3 })?.label, "Take Maud’s card unseen");
  assert.equal(mainOf(view, CHOICE, { ...FRESH, take: "mulligan" })?.label, "Mulligan: all cards go");
});

test("chips stay within what is legal", () => {
  const stake = { cards: HAND, chips: { least: 1, most: 3 } };
  assert.deepEqual(
    [null, 0, 2, 9].map((chips) => chipsOf({ ...FRESH, chips }, stake, own())),
    [1, 1, 2, 3],
  );
  assert.equal(chipsOf({ ...FRESH, chips: 2 }, { cards: HAND, chips: null }, own()), null);
});

test("a draft starts from the offer that is made", () => {
  const stake = { cards: HAND, chips: { least: 0, most: 9 } };
  const made = own({ offer: { card: card("KD"), chips: 2 } });
  assert.equal(liftedOf(FRESH, stake, made), card("KD"));
  assert.equal(chipsOf(FRESH, stake, made), 2);
  assert.equal(unchanged(FRESH, stake, made), true);
  assert.equal(unchanged({ ...FRESH, chips: 3 }, stake, made), false);
  assert.equal(liftedOf({ ...FRESH, card: card("AS") }, stake, own()), null);
});

test("digits are cards or offers, letters the rest", () => {
  assert.deepEqual(keyOf("2", TURN, HAND), { lift: HAND[1] });
  assert.deepEqual(keyOf("2", CHOICE, cards("3C", "4H")), { take: 3 });
  assert.deepEqual(keyOf("M", CHOICE, []), { take: "mulligan" });
  assert.equal(keyOf("s", TURN, HAND), "skip");
  assert.equal(keyOf("f", TURN, HAND), "fold");
  assert.equal(keyOf("+", TURN, HAND), "more");
  assert.equal(keyOf("+", OFFER, HAND), null);
  assert.equal(keyOf("s", OFFER, HAND), null);
  assert.equal(keyOf("9", TURN, HAND), null);
});
