import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { Happened } from "../../src/api/types.ts";
import { houseLine } from "../../src/games/table/news.ts";
import { setSetting } from "../../src/identity/phoneSettings.ts";
import { pauseAndSeatNews } from "../../src/screens/table/pauseAndSeatNews.ts";
import { browser } from "../page.ts";

beforeEach(() => void browser().stored.clear());

const UNTIL = { until: new Date(Date.now() + 30 * 24 * 3_600_000).toISOString() };
const names = (seat: number) => ["You", "Ruth", "Hal"][seat]!;
const told = (kind: string, seat: number | null, more: object = {}) =>
  houseLine([{ n: 1, kind, seat, ...more } as Happened], names, 0);

test("events beside the game are shown at any table", () => {
  assert.match(told("away", 1, UNTIL), /^Ruth is away until .+, \d\d:\d\d\.$/);
  assert.equal(told("here", 0), "You are back.");
  assert.equal(told("pause-asked", 1), "Ruth asks for a pause.");
  assert.equal(told("pause-agreed", 0), "You agree to the pause.");
  assert.equal(told("pause-declined", 2), "Hal wants to keep playing.");
  assert.equal(told("paused", null, UNTIL), "Everyone agreed. The game is paused.");
  assert.equal(told("resumed", 2), "Hal ends the pause.");
  assert.equal(told("nudged", 0, { to: 2 }), "You nudge Hal: it’s time to play.");
  assert.equal(told("nudged", 1, { to: 0 }), "Ruth nudges you: it’s time to play.");
});

test("a released seat, and its new player, are shown", () => {
  assert.match(told("released", 1, UNTIL), /^Someone else can take Ruth’s seat from .+, \d\d:\d\d\.$/);
  assert.equal(told("released", 1), "Someone else can take Ruth’s seat.");
  assert.equal(told("joined", 2, { after: "Ruth" }), "Hal takes over Ruth’s seat.");
});

test("each kind is shown, and no other", () => {
  const pauses = ["pause-agreed", "pause-asked", "pause-declined", "paused"];
  const kinds = ["away", "here", "joined", "nudged", ...pauses, "released", "resumed"];
  assert.deepEqual(Object.keys(pauseAndSeatNews).sort(), kinds);
});

test("a player without nudges does not see their own", () => {
  setSetting("nudges.muted", true);
  assert.equal(told("nudged", 1, { to: 0 }), "");
  assert.equal(told("nudged", 1, { to: 2 }), "Ruth nudges Hal: it’s time to play.");
});
