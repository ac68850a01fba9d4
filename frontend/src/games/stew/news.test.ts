import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happened } from "../../api/types.ts";
import { latestOf } from "./news.ts";
import type { StewView } from "./state.ts";

const seats = ["Ana", "Otto"].map((name, seat) => ({ seat, name, kind: "human" }));
const told = (you: number | null, ...events: object[]) =>
  latestOf(events as Happened[], { seats, you } as unknown as StewView);
const kept = { kind: "kept", seat: null, specialties: ["baker", "taster"] };

test("the viewer's specialty is shown, to a watcher none", () => {
  assert.equal(told(0, kept), "You keep the Baker.");
  assert.equal(told(null, kept), null);
});

test("players who replace their first hand are named", () => {
  const opened = (...replaced: boolean[]) => ({ kind: "opened", seat: null, replaced });
  assert.equal(told(0, opened(true, true)), "New hands for you and Otto.");
  assert.equal(told(0, opened(false, true)), "New hand for Otto.");
  assert.equal(told(0, opened(false, false)), "Everyone keeps their hand.");
});

test("a new deck is reported only if nothing else happened", () => {
  const reshuffled = { kind: "reshuffled", seat: null, deck: 31 };
  const traded = { kind: "traded", seat: 1, count: 2 };
  assert.equal(told(0, reshuffled), "Discards reshuffled: 31 in the deck.");
  assert.equal(told(0, traded, reshuffled), "Otto swaps two cards.");
  assert.equal(told(0, { kind: "drew", seat: 0, count: 1, why: "bonus" }), null);
});

test("of several events the last one is shown", () => {
  const has = (royal: string, matches: number) => ({ kind: "declared", seat: 1, royal, matches, added: 0 });
  const last = told(0, has("king", 2));
  assert.notEqual(last, told(0, has("queen", 1)));
  assert.equal(told(0, has("queen", 1), has("king", 2), { kind: "drew", seat: 1, count: 1, why: "bonus" }), last);
});

test("effects of specialties are reported", () => {
  const earned = { kind: "earned", seat: 0, specialty: "baker", pence: 2 };
  assert.equal(told(0, earned), "The Baker brings you two pence.");
  assert.equal(told(1, { ...earned, specialty: "taster", pence: 1 }), "The Taster brings Ana one penny.");
});
