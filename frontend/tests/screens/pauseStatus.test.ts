import assert from "node:assert/strict";
import { test } from "node:test";
import { awaySeats, pauseStatus } from "../../src/screens/table/pauseStatus.ts";
import { inHours, NOW, paced } from "./pausedTables.ts";

test("no pause is requested", () => {
  assert.equal(pauseStatus(paced(), NOW), null);
});

test("players who have not agreed to a pause are asked, and named to the others", () => {
  assert.deepEqual(pauseStatus(paced({ pause: {} }), NOW), { until: null, by: 1, asked: true, missing: [0, 2] });
  assert.equal(pauseStatus(paced({ you: 1, pause: {} }), NOW)?.asked, false);
  assert.equal(pauseStatus(paced({ you: null, pause: {} }), NOW)?.asked, false);
});

test("bots are not asked, nor players who left or for whom a bot plays", () => {
  const seats = { 0: { kind: "bot", player: null } as const, 2: { played_by_bot: true } };
  assert.deepEqual(pauseStatus(paced({ you: 1, pause: {}, seats }), NOW)?.missing, []);
  assert.deepEqual(pauseStatus(paced({ you: 1, pause: {}, seats: { 0: { player: null } } }), NOW)?.missing, [2]);
});

test("a pause ends at its time, even if nobody ends it", () => {
  const pause = { agreed: [0, 1, 2], since: inHours(-2), until: inHours(1) };
  assert.equal(pauseStatus(paced({ pause }), NOW)?.until, inHours(1));
  assert.equal(pauseStatus(paced({ pause }), NOW + 3_600_000), null);
});

test("an absence lasts until its end", () => {
  const view = paced({ clocks: { 0: { away: inHours(-1) }, 2: { away: inHours(1) } } });
  assert.deepEqual(awaySeats(view, NOW), [2]);
});
