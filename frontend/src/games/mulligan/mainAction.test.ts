import assert from "node:assert/strict";
import { test } from "node:test";
import { draftOf } from "./draft.ts";
import { type Base, mainOf } from "./mainAction.ts";
import { askWords, rareOf } from "./otherMainActions.ts";

const state = { golfers: [0, 1].map((golfer) => ({ golfer, seat: golfer, left: 400 })) };
const view = { state, you: 0, seats: [{ name: "Ruth" }, { name: "Nell" }] };
const mulligan = (...choices: number[]) => new Map([[13, { kind: "mulligan", choices, loose: [] }]]);
const own = { golfers: [{ golfer: 0 }], plan: null };
const planned = (more: object) => ({ 0: { ...draftOf(own as never)["0"]!, ...more } });

function base(more: object): { one: Base; sent: object[] } {
  const sent: object[] = [];
  const acts = { send: (move: object) => sent.push(move), golfer: () => {}, play: (move: object) => sent.push(move) };
  const nothing = { taking: null, golfer: 0, playing: null, playables: new Map(), took: null, draft: planned({}) };
  return { one: { view, own, acts, may: new Set(["plan"]), ...nothing, ...more } as unknown as Base, sent };
}

test("the main action says what is missing, then submits the plan", () => {
  assert.equal(mainOf(base({}).one)!.label, "Choose a club");
  const aimless = planned({ club: 12, aims: [{ card: 9, target: null }] });
  assert.equal(mainOf(base({ draft: aimless }).one)!.label, "Aim the Hook");
  const { one, sent } = base({ draft: planned({ club: 12, aims: [{ card: 9, target: 1 }] }) });
  const main = mainOf(one)!;
  assert.deepEqual([main.label, main.detail], ["Lay it face down", "Fairway Wood 250 of 400, Hook on Nell"]);
  main.act!();
  assert.deepEqual(sent, [{ kind: "plan", shots: { 0: { 12: { 9: 1 } } }, reactions: { 0: "auto" } }]);
});

test("a submitted plan waits, and a change replaces it", () => {
  const laid = { golfers: own.golfers, plan: { shots: { 0: { 12: {} } }, reactions: { 0: "auto" } } };
  const draft = draftOf(laid as never);
  assert.equal(mainOf(base({ own: laid, draft }).one), null);
  const other = { 0: { ...draft["0"]!, reaction: "ask" } };
  assert.equal(mainOf(base({ own: laid, draft: other }).one)!.label, "Lay this instead");
});

test("a vote to go on can be changed, and the page says so", () => {
  const may = new Set(["go-on"]);
  const said = (going: boolean | null) => rareOf(base({ may, own: { ...own, going } }).one);
  assert.equal(said(null)!.detail, "More than half must agree.");
  assert.equal(said(false)!.detail, "You chose to stop. You can still change your mind.");
  assert.equal(said(true), null, "the other choice stands beside it");
  const { one, sent } = base({ may, own: { ...own, going: false } });
  rareOf(one)!.act!();
  assert.deepEqual(sent, [{ kind: "go-on", yes: true }]);
});

test("a Play Anytime card is played at once, with its target", () => {
  const playing = { kind: "borrow", card: 95, choices: [1, 2], choice: null, loose: [], discard: [] };
  assert.equal(rareOf(base({ playing }).one)!.act, undefined);
  const { one, sent } = base({ playing: { ...playing, choice: 2 } });
  rareOf(one)!.act!();
  assert.deepEqual(sent, [{ kind: "borrow", card: 95, from: 2 }]);
});

/** Returns the question to a player who may react, the main action's label, and the effect of a tap. */
function asked(more: object) {
  const { one, sent } = base({
    may: new Set(["pass"]),
    view: { ...view, state: { ...state, phase: "react" } },
    ...more,
  });
  const main = rareOf(one)!;
  main.act?.();
  return [askWords(one), main.label, ...sent];
}

test("a player asked with a Mulligan is asked only about it, and a tap cancels (M-31)", () => {
  const question = "Cancel the Hook with your Mulligan?";
  const move = { kind: "mulligan", card: 13, cancel: 9 };
  assert.deepEqual(asked({ playables: mulligan(9) }), [question, "Cancel the Hook", move]);
  const { one } = base({ may: new Set(["pass"]), playables: mulligan(9) });
  const said = (step: string) => askWords(one, { step } as never);
  assert.deepEqual(["laid", "open", "struck"].map(said), ["", "", question], "not before the plans lie open");
});

test("if a Mulligan can cancel several actions, one is chosen first", () => {
  const playables = mulligan(9, 6);
  const which = "Cancel the Hook or the Slice with your Mulligan?";
  assert.deepEqual(asked({ playables }), [which, "Tap an action to cancel"]);
  const playing = { kind: "mulligan", card: 13, choices: [9, 6], choice: null, loose: [], discard: [] };
  assert.deepEqual(asked({ playables, playing }), [which, "Tap an action to cancel"]);
  const move = { kind: "mulligan", card: 13, cancel: 6 };
  assert.deepEqual(asked({ playables, playing: { ...playing, choice: 6 } }), [which, "Cancel the Slice", move]);
});

test("a player asked with other cards lets it pass; one with nothing to play is done", () => {
  const dig = new Map([[35, { kind: "dig", choices: [], loose: [9] }]]);
  assert.deepEqual(asked({ playables: dig }), ["", "Let it stand", { kind: "pass" }]);
  assert.deepEqual(asked({}), ["", "Done", { kind: "pass" }]);
});

test("a player who looks at a hand takes a card, if there is one", () => {
  const nothing = base({ taking: [] });
  rareOf(nothing.one)!.act!();
  assert.deepEqual(nothing.sent, [{ kind: "take", card: null }]);
  assert.equal(rareOf(base({ taking: [9] }).one)!.act, undefined);
});

test("a player whose hand is looked at sees it too, but nobody else the top of the deck (M-35, M-38)", () => {
  const detail = (from: number | null) =>
    rareOf(base({ taking: [9], view: { ...view, state: { ...state, looking: { golfer: 0, from } } } }).one)!.detail;
  assert.deepEqual([detail(null), detail(1)], ["Nobody else sees them.", "Only you and Nell see them."]);
});

test("the wolf chooses a partner first, and then confirms (M-42)", () => {
  const three = { ...view, seats: ["Ruth", "Nell", "Otto"].map((name, seat) => ({ name, seat })) };
  const asked = { view: three, may: new Set(["partner"]), hunt: null };
  assert.deepEqual([rareOf(base(asked).one)!.label, rareOf(base(asked).one)!.act], ["You’re the wolf", undefined]);
  const [pair, alone] = [1, null].map((seat) => base({ ...asked, hunt: { seat } }));
  const [together, single] = [rareOf(pair!.one)!, rareOf(alone!.one)!];
  assert.equal(
    `${together.label}: ${together.detail}`,
    "Hunt with Nell: 1 point each if one of you beats Otto, otherwise none.",
  );
  assert.equal(
    `${single.label}: ${single.detail}`,
    "Hunt alone: 2 points if you beat Nell and Otto, none if you tie or lose.",
  );
  together.act!();
  single.act!();
  assert.deepEqual(
    [...pair!.sent, ...alone!.sent],
    [
      { kind: "partner", seat: 1 },
      { kind: "partner", seat: null },
    ],
  );
});
