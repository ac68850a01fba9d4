import assert from "node:assert/strict";
import { test } from "node:test";
import { clockOf, hasClock, mayAskForPause, mayNudge } from "../../src/screens/table/seatClock.ts";
import { type Clock, inHours, NOW, paced } from "./pausedTables.ts";

const PAUSED = { agreed: [0, 1, 2], since: inHours(-2), until: inHours(100) };
const ruths = (clock: Partial<Clock>) => clockOf(paced({ clocks: { 1: clock } }), 1, NOW);

test("a running clock, a stopped one, and none", () => {
  assert.equal(ruths({ deadline: inHours(5) }), "5 h left");
  assert.equal(ruths({ deadline: inHours(5), left: 9000 }), "5 h left");
  assert.equal(ruths({ left: 30 * 3600 }), "30 h in the bank");
  assert.equal(ruths({}), "");
  assert.equal(clockOf(paced({ clocks: { 1: { left: 3600 } }, more: { status: "finished" } }), 1, NOW), "");
});

test("an absence is shown before the clock, until it ends", () => {
  assert.match(ruths({ deadline: inHours(99), away: inHours(50) }), /^Away until Sunday, \d\d:00$/);
  assert.equal(ruths({ deadline: inHours(5), away: inHours(-1) }), "5 h left");
});

test("in a pause only the time bank is shown", () => {
  const clocks = { 1: { deadline: inHours(500), left: 7200 }, 2: { deadline: inHours(500) } };
  const view = paced({ pause: PAUSED, clocks });
  assert.deepEqual([clockOf(view, 1, NOW), clockOf(view, 2, NOW)], ["2 h in the bank", ""]);
});

test("a nudge is shown until the next one", () => {
  assert.equal(ruths({ deadline: inHours(5), nudged: inHours(-11) }), "5 h left, nudged");
  assert.equal(ruths({ deadline: inHours(5), nudged: inHours(-12) }), "5 h left");
});

test("a player whose turn it is can be nudged, by others at the table", () => {
  assert.equal(mayNudge(paced(), 1, NOW), true);
  assert.equal(mayNudge(paced(), 2, NOW), false);
  assert.equal(mayNudge(paced({ you: 1 }), 1, NOW), false);
  assert.equal(mayNudge(paced({ you: null }), 1, NOW), false);
});

test("there are no useless nudges: for bots, absences, pauses, or soon after another", () => {
  const may = (wanted: Parameters<typeof paced>[0]) => mayNudge(paced(wanted), 1, NOW);
  assert.equal(may({ seats: { 1: { kind: "bot", player: null } } }), false);
  assert.equal(may({ seats: { 1: { played_by_bot: true } } }), false);
  assert.equal(may({ clocks: { 1: { away: inHours(1) } } }), false);
  assert.equal(may({ pause: PAUSED }), false);
  assert.equal(may({ clocks: { 1: { nudged: inHours(-11) } } }), false);
  assert.equal(may({ clocks: { 1: { nudged: inHours(-12), away: inHours(-1) } }, pause: {} }), true);
});

test("a player can ask for a pause if a clock runs, once", () => {
  const may = (wanted: Parameters<typeof paced>[0]) => mayAskForPause(paced(wanted), NOW);
  assert.equal(may({}), true);
  assert.equal(may({ you: null }), false);
  assert.equal(may({ pause: {} }), false);
  assert.equal(may({ seats: { 0: { played_by_bot: true } } }), false);
  assert.equal(may({ more: { status: "open" } }), false);
  assert.equal(may({ more: { clock_hours: null } }), false);
  assert.equal(may({ pause: { ...PAUSED, until: inHours(-1) } }), true);
});

test("a time bank is a clock too", () => {
  const { pace } = paced();
  const bank = { hours: 72, back: 2 };
  assert.equal(hasClock(paced({ more: { clock_hours: null, pace: { ...pace, bank } } })), true);
});
