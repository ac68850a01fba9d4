import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { hasPlayed, notePlayed } from "../../src/identity/playedGames.ts";
import { decline, declinedInvites } from "../../src/screens/home/declinedInvites.ts";
import { anotherName } from "../../src/screens/table/distinctName.ts";
import { browser } from "../page.ts";

const { stored } = browser();
beforeEach(() => stored.clear());

test("a second Ana is offered a name that nobody has, however long hers is", () => {
  assert.equal(anotherName("Ana", ["Ben", "ana"]), "Ana 2");
  assert.equal(anotherName("Ana", ["Ana", "ANA 2"]), "Ana 3");
  assert.equal([...anotherName("W".repeat(24), ["x"])].length, 24);
  const family = "👨\u200d👩\u200d👧\u200d👦";
  assert.equal(anotherName(family.repeat(3), []), `${family.repeat(3)} 2`);
  assert.equal(anotherName(family.repeat(14), []), `${family.repeat(14)} 2`);
  assert.equal(anotherName(`${"W".repeat(21)}${family}🇩🇪🇩🇪`, []), `${"W".repeat(21)}${family} 2`);
  assert.equal(anotherName(`${"W".repeat(22)}${family}🇩🇪🇩🇪`, []), `${"W".repeat(22)}${family}🇩🇪`);
  assert.equal(anotherName("W".repeat(30), ["W".repeat(24)]), `${"W".repeat(22)} 2`);
});

test("a declined invitation stays hidden here, for the last fifty", () => {
  assert.deepEqual(declinedInvites(), []);
  for (let n = 0; n < 60; n++) decline(`t${n}`);
  decline("t30");
  assert.equal(declinedInvites().length, 50);
  assert.deepEqual(declinedInvites().slice(0, 2), ["t30", "t59"]);
});

test("a player knows a game after finishing one, or while at a table of it", () => {
  assert.equal(hasPlayed("becks-golf"), false);
  stored.set("club.tables", JSON.stringify({ items: [{ game: "becks-golf", status: "open" }] }));
  assert.equal(hasPlayed("becks-golf"), false);
  stored.set("club.tables", JSON.stringify({ items: [{ game: "becks-golf", status: "playing" }] }));
  assert.equal(hasPlayed("becks-golf"), true);
  notePlayed("dice-golf");
  assert.equal(hasPlayed("dice-golf"), true);
});
