import assert from "node:assert/strict";
import { test } from "node:test";
import { noteFinished } from "../../src/identity/finishedTurns.ts";
import { needKey } from "../../src/identity/key.ts";
import { lastView } from "../../src/identity/lastViews.ts";
import { ownCourses } from "../../src/identity/ownCourses.ts";
import { hasPlayed } from "../../src/identity/playedGames.ts";
import { playedWith } from "../../src/identity/playedWith.ts";
import { savedTables } from "../../src/identity/savedTables.ts";
import { remember } from "../../src/identity/storage.ts";
import { declinedInvites } from "../../src/screens/home/declinedInvites.ts";
import { lastPlan } from "../../src/screens/new-table/tablePlan.ts";

const SPOILT = [
  "",
  "5",
  "null",
  "true",
  '"text"',
  "{}",
  '{"items":5}',
  "[5]",
  "[null]",
  "[",
  '{"whose":"","items":null}',
];

test("stored data in another format is ignored", () => {
  Object.assign(globalThis, { document: { querySelector: () => null } });
  needKey();
  for (const spoilt of SPOILT) {
    for (const name of ["tables", "declined", "turns", "courses", "last", "last.t", "plan", "plan.stew"])
      remember(name, spoilt);
    assert.deepEqual(
      [declinedInvites(), ownCourses(), playedWith(), lastView("t"), savedTables()],
      [[], [], [], null, null],
      spoilt,
    );
    assert.equal(hasPlayed("stew"), false, spoilt);
    assert.equal(noteFinished("t", 1), false, spoilt);
    assert.equal(lastPlan("stew").clock, "72", spoilt);
  }
});
