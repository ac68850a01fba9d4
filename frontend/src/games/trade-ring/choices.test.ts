import assert from "node:assert/strict";
import { test } from "node:test";
import { card, own, value, viewOf } from "../../../tests/games/ring-views.ts";
import { choicesOf } from "./choices.ts";
import { type Draft, FRESH, moveOf, stakedOf } from "./draft.ts";
import { labelOf } from "./mainActionLabel.ts";
import { costOf, outlookOf } from "./moveOutlook.ts";
import { costs, hints, ifTaken, withoutThe } from "./texts/en/status.ts";
import { main } from "./texts/en/table.ts";

const kind = (name: string, members: Record<string, unknown> = {}) => ({
  type: "object",
  properties: { kind: { const: name }, ...members },
  required: ["kind", ...Object.keys(members)],
  additionalProperties: false,
});
const NOTHING = { skip: false, fold: false, stake: null, swap: [], mulligan: false };
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

test("nothing is offered without legal moves", () => {
  assert.deepEqual(choicesOf(null), NOTHING);
  assert.equal(labelOf(viewOf(), NOTHING, FRESH), null);
  assert.equal(moveOf(NOTHING, FRESH, own()), null);
});

test("branches become choices, with their cards, chips and seats", () => {
  assert.deepEqual(TURN, {
    ...NOTHING,
    skip: true,
    fold: true,
    stake: { kind: "auction", cards: HAND, chips: { least: 1, most: 15 }, next: null },
  });
  assert.deepEqual(OFFER, { ...NOTHING, stake: { kind: "offer", cards: HAND, chips: null, next: null } });
  assert.deepEqual(CHOICE, { ...NOTHING, swap: [1, 3], mulligan: true });
});

const king = { ...FRESH, card: card("KD") };
/** Returns the main action's label and move. */
const acts = (view: ReturnType<typeof viewOf>, choices: typeof TURN, draft: Draft) => [
  labelOf(view, choices, draft),
  moveOf(choices, draft, view.state.own),
];

test("on a turn the main action names the card", () => {
  assert.deepEqual(acts(viewOf(), TURN, FRESH), ["Choose a card to auction", null]);
  assert.deepEqual(acts(viewOf(), TURN, king), ["Auction the king", { kind: "auction", card: card("KD"), chips: 1 }]);
});

test("folding becomes the main action once chosen, and says that it is final", () => {
  const folding = { ...FRESH, folding: true };
  assert.deepEqual(acts(viewOf(), TURN, folding), ["Fold for good", { kind: "fold" }]);
  assert.equal(costOf(viewOf({ state: { turn: 200 } }), TURN, folding), costs.fold);
  assert.deepEqual(acts(viewOf(), OFFER, folding), ["Choose a card to offer", null]);
});

test("skipping is chosen first, until a card is lifted", () => {
  const skipping: Draft = { ...FRESH, take: "skip" };
  assert.deepEqual(acts(viewOf(), TURN, skipping), ["Skip this turn", { kind: "skip" }]);
  assert.deepEqual(acts(viewOf(), OFFER, skipping), ["Choose a card to offer", null]);
  assert.deepEqual(acts(viewOf(), TURN, { ...skipping, folding: true }), ["Fold for good", { kind: "fold" }]);
});

test("in the first turns the page says what an auction and a Mulligan cost, later it does not", () => {
  const at = (turn: number, choices: typeof TURN, draft: Draft) => costOf(viewOf({ state: { turn } }), choices, draft);
  assert.equal(at(8, TURN, king), costs.auction);
  assert.equal(at(8, TURN, FRESH), "");
  assert.equal(at(9, TURN, king), "");
  assert.equal(at(8, CHOICE, { ...FRESH, take: "mulligan" }), costs.mulligan);
  assert.equal(at(8, CHOICE, { ...FRESH, take: 1 }), "");
});

test("an offer can be made, is shown as made, and can be changed", () => {
  const view = viewOf({ state: { phase: "offers", auctioneer: 1 } });
  assert.deepEqual(acts(view, OFFER, FRESH), ["Choose a card to offer", null]);
  assert.deepEqual(acts(view, OFFER, king), ["Offer the king face down", { kind: "offer", card: card("KD") }]);
  const made = viewOf({
    state: { phase: "offers", auctioneer: 1, own: own({ offer: { card: card("KD"), chips: null } }) },
  });
  assert.deepEqual(acts(made, OFFER, FRESH), ["You offered the king", null]);
  assert.equal(labelOf(made, OFFER, { ...FRESH, card: card("4H") }), "Offer the four instead");
  assert.equal(outlookOf(view, OFFER, FRESH).words, hints.offer);
  assert.equal(outlookOf(made, OFFER, FRESH).words, hints.offered);
});

test("the preview of the hand is below the hand", () => {
  const pair = value("Pair", "6D");
  const previews = [
    { seat: null, card: card("KD"), value: pair, change: "worse-type" as const },
    { seat: 1, card: card("7H"), value: pair, change: "better-type" as const },
  ];
  const view = viewOf({ state: { auctioneer: 1, own: own({ previews }) } });
  assert.deepEqual(outlookOf(view, TURN, king), { words: withoutThe("king"), preview: previews[0] });
  assert.deepEqual(outlookOf(view, OFFER, king), { words: ifTaken("Ines", "king"), preview: previews[0] });
  assert.equal(outlookOf(view, CHOICE, { ...FRESH, take: 1 }).preview, previews[1]);
  assert.equal(outlookOf(view, CHOICE, { ...FRESH, take: 3 }).words, hints.unseen);
  assert.equal(outlookOf(view, CHOICE, { ...FRESH, take: "mulligan" }).words, hints.mulligan);
  const secret = viewOf({ options: { secret_offers: true }, state: { auctioneer: 1 } });
  assert.equal(outlookOf(secret, OFFER, FRESH).words, hints.secret("Ines"));
});

test("the choices: swap by name, or unseen if face down, or the Mulligan", () => {
  const players = { 0: { slot: { card: card("QD"), chips: null } }, 1: { slot: { card: card("7H"), chips: null } } };
  const view = viewOf({
    state: { phase: "choice" },
    players: { ...players, 3: { slot: { card: null, chips: null } } },
  });
  assert.deepEqual(acts(view, CHOICE, FRESH), [main.chooseTake, null]);
  assert.deepEqual(acts(view, CHOICE, { ...FRESH, take: 1 }), [
    "Swap your queen for the seven",
    { kind: "swap", seat: 1 },
  ]);
  assert.equal(labelOf(view, CHOICE, { ...FRESH, take: 3 }), "Take Maud’s card unseen");
  assert.deepEqual(acts(view, CHOICE, { ...FRESH, take: "mulligan" }), ["Mulligan: discard all", { kind: "mulligan" }]);
});

test("chips stay within what is legal", () => {
  const stake = { kind: "offer" as const, cards: HAND, chips: { least: 1, most: 3 }, next: null };
  assert.deepEqual(
    [null, 0, 2, 9].map((chips) => stakedOf({ ...FRESH, chips }, stake, own()).chips),
    [1, 1, 2, 3],
  );
  assert.equal(stakedOf({ ...FRESH, chips: 2 }, { ...stake, chips: null }, own()).chips, null);
});

test("a draft starts from the submitted offer", () => {
  const stake = { kind: "offer" as const, cards: HAND, chips: { least: 0, most: 9 }, next: null };
  const made = own({ offer: { card: card("KD"), chips: 2 } });
  assert.deepEqual(stakedOf(FRESH, stake, made), { card: card("KD"), chips: 2, same: true });
  assert.equal(stakedOf({ ...FRESH, chips: 3 }, stake, made).same, false);
  assert.equal(stakedOf({ ...FRESH, card: card("AS") }, stake, own()).card, null);
});

test("the card for the next auction is sent with every offer until it is removed", () => {
  const next = {
    type: "object",
    properties: { card: { enum: [...HAND, card("2S")] }, chips: { minimum: 1, maximum: 9 } },
  };
  const choices = choicesOf(kind("offer", { card: { enum: HAND }, next }));
  assert.deepEqual(choices.stake?.next, {
    kind: "auction",
    cards: [...HAND, card("2S")],
    chips: { least: 1, most: 9 },
    next: null,
  });
  const [seven, four] = [card("7H"), card("4H")].map((one) => ({ card: one, chips: 2 }));
  const said = own({ offer: { card: four!.card, chips: null }, next: seven! });
  const offer = { kind: "offer", card: card("KD") };
  assert.deepEqual(moveOf(choices, king, own()), offer);
  assert.deepEqual(moveOf(choices, { ...king, next: four! }, own()), { ...offer, next: four });
  assert.deepEqual(moveOf(choices, king, said), { ...offer, next: seven });
  assert.deepEqual(moveOf(choices, { ...king, next: four! }, said), { ...offer, next: four });
  assert.deepEqual(moveOf(choices, { ...king, next: null }, said), offer);
});
