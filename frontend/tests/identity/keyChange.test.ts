import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { changeKey } from "../../src/api/changeKey.ts";
import { Refused, Unanswered } from "../../src/api/http.ts";
import type { View } from "../../src/api/types.ts";
import { keepKey, myKey, playerMark } from "../../src/identity/key.ts";
import { drawNextKey, nextKey, noteNextKey, switchToNextKey, tablesAsked } from "../../src/identity/keyChange.ts";
import { keepView, lastView } from "../../src/identity/lastViews.ts";
import { noteSeat } from "../../src/identity/noteSeat.ts";
import { noteMove, ownSeat } from "../../src/identity/ownSeats.ts";
import { knownPlayer, notePlayer } from "../../src/identity/playerId.ts";
import { noteSeatRequest } from "../../src/identity/seatRequests.ts";
import { memory, recallJson, remember } from "../../src/identity/storage.ts";
import { becomePlayer } from "../../src/screens/keys/becomePlayer.ts";
import { saveUnansweredMove, unansweredMove } from "../../src/sync/unansweredMove.ts";
import { type Asked, browser, json, problem, server } from "../page.ts";

const [KEY, NEW, OTHER] = ["k", "n", "o"].map((letter) => letter.repeat(43)) as [string, string, string];

beforeEach(() => {
  browser();
  memory.clear();
  keepKey(KEY);
  notePlayer("ana");
});

test("the new key is drawn once and stored until it is accepted", () => {
  assert.equal(nextKey(), null);
  const next = drawNextKey();
  assert.match(next, /^[A-Za-z0-9_-]{43}$/);
  assert.notEqual(next, KEY);
  assert.deepEqual([drawNextKey(), nextKey()], [next, next]);
  switchToNextKey(next, "ana");
  assert.deepEqual([myKey.get(), nextKey(), knownPlayer()], [next, null, "ana"]);
});

test("a key drawn by an earlier page is used", () => {
  remember(`next-key.${playerMark()}`, JSON.stringify({ key: NEW, moved: 3 }));
  assert.equal(drawNextKey(), NEW);
});

function noteMuch(): void {
  noteSeat("t", { seat: 1, commitment: "c", nonce: "n" }, true);
  noteMove("t", { kind: "roll" });
  noteSeatRequest("u", { commitment: "c", nonce: "n" });
  keepView({ table: "t", version: 3 } as View);
  saveUnansweredMove("t", { move: { kind: "keep" }, seen: 3, once: "once" });
  remember("push", JSON.stringify({ endpoint: "https://push.example", whose: playerMark() }));
}

function findMuch(): void {
  assert.deepEqual(ownSeat("t")?.moves, [{ kind: "roll" }]);
  assert.deepEqual(tablesAsked(), ["u"]);
  assert.equal(lastView("t")?.view.version, 3);
  assert.equal(unansweredMove("t")?.once, "once");
  assert.equal(recallJson<{ whose: string }>("push")?.whose, playerMark(), "the club tells this browser as before");
}

test("notes of seats move to the new key, and are gone under the old one", () => {
  noteMuch();
  findMuch();
  switchToNextKey(drawNextKey(), "ana");
  findMuch();
  keepKey(KEY);
  assert.deepEqual([ownSeat("t"), tablesAsked(), lastView("t"), knownPlayer()], [null, [], null, null]);
});

test("the new key is taken where storage is full: what does not fit is dropped", () => {
  noteMuch();
  const next = drawNextKey();
  const { setItem } = localStorage;
  localStorage.setItem = (name, value) => {
    if (name.includes(playerMark(next))) throw new DOMException("full", "QuotaExceededError");
    setItem.call(localStorage, name, value);
  };
  switchToNextKey(next, "ana");
  assert.deepEqual([myKey.get(), nextKey(), knownPlayer()], [next, null, "ana"]);
});

test("a player who enters their own new key keeps the notes, others do not", () => {
  noteMuch();
  becomePlayer(NEW, "ana");
  findMuch();
  becomePlayer(OTHER, "ben");
  assert.deepEqual(
    [ownSeat("t"), tablesAsked(), lastView("t"), unansweredMove("t"), knownPlayer()],
    [null, [], null, null, "ben"],
  );
});

test("the key is changed in one call, and the club returns the player", async () => {
  const asked = server(() => json({ player: "ana" }));
  noteNextKey(NEW);
  await changeKey();
  const [{ path, headers, body }] = asked as [Asked];
  assert.deepEqual([path, headers["Authorization"], body], ["/api/me/key", `Bearer ${KEY}`, { key: NEW }]);
  assert.deepEqual([asked.length, myKey.get(), knownPlayer(), nextKey()], [1, NEW, "ana", null]);
});

/** A club that refuses the change, and knows each key's player. */
const refusing = (refusal: () => Response, whose: Record<string, string>) =>
  server(({ path, headers }) => {
    if (path === "/api/me/key") return refusal();
    const player = whose[headers["Authorization"]!.slice("Bearer ".length)];
    return player ? json({ player }) : problem(401, "key-changed");
  });

for (const [status, code] of [
  [401, "key-changed"],
  [422, "key-taken"],
  [429, "too-many"],
] as const)
  test(`the new key is taken after ${code} if the club knows the player by it: the change was made before`, async () => {
    noteNextKey(NEW);
    refusing(() => problem(status, code), { [NEW]: "ana" });
    await changeKey();
    assert.deepEqual([myKey.get(), nextKey()], [NEW, null]);
  });

const CLOSED = { "Retry-After": "600" };

for (const [status, code, kept] of [
  [503, "read-only", true],
  [400, "malformed", true],
  [401, "key-changed", false],
  [429, "too-many", false],
] as const)
  for (const whose of [{ [NEW]: "somebody new" }, {}])
    test(`after ${code} the new key is ${kept ? "there still" : "thrown away"} if it is not the player's`, async () => {
      noteNextKey(NEW);
      refusing(() => problem(status, code, CLOSED), whose);
      await assert.rejects(changeKey(), Refused);
      assert.deepEqual([myKey.get(), nextKey()], [KEY, kept ? NEW : null]);
    });

test("if the owner of the new key is unknown, it is kept", async () => {
  noteNextKey(NEW);
  server(({ path }) => (path === "/api/me/key" ? problem(401, "key-changed") : "lost"));
  await assert.rejects(changeKey(), Unanswered);
  assert.deepEqual([myKey.get(), nextKey()], [KEY, NEW]);
});

test("a key that was used before is replaced by a newly drawn one", async () => {
  noteNextKey(NEW);
  const used: unknown[] = [];
  server(({ path, body }) => {
    if (path !== "/api/me/key") return json({ player: "somebody else" });
    used.push((body as { key: string }).key);
    return used.length < 2 ? problem(422, "key-taken") : json({ player: "ana" });
  });
  await changeKey();
  assert.equal(used[0], NEW);
  assert.notEqual(used[1], NEW);
  assert.deepEqual([myKey.get(), nextKey()], [used[1], null]);
});

test("another player on this device neither uses nor deletes the key of a pending change", () => {
  const next = drawNextKey();
  keepKey(OTHER);
  assert.equal(nextKey(), null);
  switchToNextKey(drawNextKey(), "ben");
  keepKey(KEY);
  assert.equal(nextKey(), next);
});
