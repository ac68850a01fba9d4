import assert from "node:assert/strict";
import { test } from "node:test";
import { draftOf } from "./draft.ts";
import { type Base, mainOf } from "./main.ts";
import { rareOf } from "./rare.ts";

const state = { golfers: [0, 1].map((golfer) => ({ golfer, seat: golfer })) };
const view = { state, you: 0, seats: [{ name: "Ruth" }, { name: "Nell" }] };
const own = { golfers: [{ golfer: 0 }], plan: null };
const planned = (more: object) => ({ 0: { ...draftOf(own as never)["0"]!, ...more } });

function base(more: object): { one: Base; sent: object[] } {
  const sent: object[] = [];
  const acts = { send: (move: object) => sent.push(move), golfer: () => {}, back: () => {} };
  const nothing = { taking: null, golfer: 0, playing: null, took: null, draft: planned({}) };
  return { one: { view, own, acts, may: new Set(["plan"]), ...nothing, ...more } as unknown as Base, sent };
}

test("the main action says what is missing, then lays the plan", () => {
  assert.equal(mainOf(base({}).one)!.label, "Choose a club");
  const aimless = planned({ club: 12, aims: [{ card: 9, target: null }] });
  assert.equal(mainOf(base({ draft: aimless }).one)!.label, "Aim the Hook");
  const { one, sent } = base({ draft: planned({ club: 12, aims: [{ card: 9, target: 1 }] }) });
  const main = mainOf(one)!;
  assert.deepEqual([main.label, main.detail], ["Lay it face down", "Fairway Wood 250, Hook on Nell"]);
  main.act!();
  assert.deepEqual(sent, [{ kind: "plan", shots: { 0: { 12: { 9: 1 } } }, reactions: { 0: "auto" } }]);
});

test("what is laid already waits, and a change of it is laid instead", () => {
  const laid = { golfers: own.golfers, plan: { shots: { 0: { 12: {} } }, reactions: { 0: "auto" } } };
  const draft = draftOf(laid as never);
  assert.equal(mainOf(base({ own: laid, draft }).one), null);
  const other = { 0: { ...draft["0"]!, reaction: "ask" } };
  assert.equal(mainOf(base({ own: laid, draft: other }).one)!.label, "Lay this instead");
});

test("a Play Anytime card is played at once, with what it needs", () => {
  const playing = { kind: "borrow", card: 95, choices: [1, 2], choice: null, loose: [], discard: [] };
  assert.equal(rareOf(base({ playing }).one)!.act, undefined);
  const { one, sent } = base({ playing: { ...playing, choice: 2 } });
  rareOf(one)!.act!();
  assert.deepEqual(sent, [{ kind: "borrow", card: 95, from: 2 }]);
});

test("who was asked lets it stand, who looks takes a card, and there may be nothing to take", () => {
  const asked = base({ may: new Set(["pass"]) });
  rareOf(asked.one)!.act!();
  const nothing = base({ taking: [] });
  rareOf(nothing.one)!.act!();
  assert.deepEqual([asked.sent, nothing.sent], [[{ kind: "pass" }], [{ kind: "take", card: null }]]);
  assert.equal(rareOf(base({ taking: [9] }).one)!.act, undefined);
});
