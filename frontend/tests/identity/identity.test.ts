import assert from "node:assert/strict";
import { test } from "node:test";
import { isKey, makeNonce, myKey, needKey, onceKey } from "../../src/identity/key.ts";
import { noteSeat } from "../../src/identity/noteSeat.ts";
import { keyInText, ownLink } from "../../src/identity/ownLink.ts";
import { noteMove, ownSeat } from "../../src/identity/ownSeats.ts";
import { knownPlayer, notePlayer } from "../../src/identity/playerId.ts";
import { recall, remember } from "../../src/identity/storage.ts";
import { adoptKey } from "../../src/identity/switchPlayer.ts";
import { pathIn, spokenCodeIn } from "../../src/screens/home/readCode.ts";

const KEY = `${"k".repeat(42)}A`;

test("a key is made when it is needed, and then stays", () => {
  assert.equal(myKey.get(), null);
  const key = needKey();
  assert.match(key, /^[A-Za-z0-9_-]{43}$/);
  assert.ok(isKey(key));
  assert.equal(needKey(), key);
});

test("a tab that was opened before this device had a key takes the one that another tab has made since", () => {
  for (const made of ["s".repeat(43), "t".repeat(43)]) {
    myKey.set(null);
    remember("key", made);
    assert.equal(needKey(), made);
    assert.deepEqual([myKey.get(), recall("key")], [made, made]);
  }
});

test("a key is 43 characters of base64url, as the club requires", () => {
  for (const key of [KEY, "x".repeat(43)]) assert.ok(isKey(key));
  for (const text of ["", KEY.slice(1), `${KEY}A`, `${"k".repeat(42)}+`, `${"k".repeat(42)}=`]) assert.ok(!isKey(text));
});

test("nonces and request keys are 16 random bytes in hex", () => {
  for (const make of [makeNonce, onceKey]) {
    assert.match(make(), /^[0-9a-f]{32}$/);
    assert.notEqual(make(), make());
  }
});

test("the player's id comes from the club's reply to this browser's key, and goes with the key", () => {
  adoptKey("q".repeat(43));
  assert.equal(knownPlayer(), null);
  notePlayer("q-player");
  notePlayer(null);
  assert.equal(knownPlayer(), "q-player");
  adoptKey("r".repeat(43));
  assert.equal(knownPlayer(), null);
  adoptKey("q".repeat(43));
  assert.equal(knownPlayer(), null);
});

test("the private link has the key in its fragment, and is recognised wherever it is pasted", () => {
  Object.assign(globalThis, { location: { origin: "http://club.example" } });
  const link = ownLink(KEY, "/t/abc");
  assert.equal(link, `http://club.example/t/abc#key=${KEY}`);
  assert.equal(keyInText(new URL(link).hash), KEY);
  assert.equal(keyInText(`My seat:\n\n${link}\n`), KEY);
  assert.equal(keyInText(` ${KEY} `), KEY);
  for (const text of ["", "#key=short", `#key=${KEY}x`, "http://club.example/t/abc"])
    assert.equal(keyInText(text), null);
});

test("a pasted code leads to the same place as its link", () => {
  const table = "q7bX0sPZ2mJ4kLr9TtYv1A";
  const cases: [string, string | null][] = [
    [`http://club.example/t/${table}?join=abc-_1`, `/t/${table}?join=abc-_1`],
    [`club.example/t/${table}`, `/t/${table}`],
    [` ${table}?join=abc `, `/t/${table}?join=abc`],
    [table, `/t/${table}`],
    [`http://club.example/me#key=${KEY}`, `/me#key=${KEY}`],
    // The code that knows both decides whether to adopt the key.
    [`http://club.example/t/${table}?join=abc#key=${KEY}`, `/t/${table}?join=abc#key=${KEY}`],
    [`http://club.example/me?x=1&join=abc#key=${KEY}`, null],
    [`http://club.example/t/${table}#top`, `/t/${table}`],
    ["http://club.example/", null],
    ["hello there", null],
    ["", null],
  ];
  for (const [text, path] of cases) assert.equal(pathIn(text), path, text);
});

test("what this device sent at a table is remembered for the fairness check", () => {
  noteMove("t", { kind: "roll" });
  assert.equal(ownSeat("t"), null);
  noteSeat("t", { seat: 2, commitment: "c", nonce: "n" }, true);
  noteMove("t", { kind: "roll" });
  noteSeat("t", { seat: 2, commitment: "c", nonce: "other" }, false);
  assert.deepEqual(ownSeat("t"), { seat: 2, commitment: "c", nonce: "n", moves: [{ kind: "roll" }] });
});

test("a player who joins again has sent another nonce, and no move yet", () => {
  noteSeat("u", { seat: 2, commitment: "c", nonce: "first" }, true);
  noteMove("u", { kind: "roll" });
  noteSeat("u", { seat: 1, commitment: "c", nonce: "second" }, true);
  assert.deepEqual(ownSeat("u"), { seat: 1, commitment: "c", nonce: "second", moves: [] });
});

test("a seat taken on another device has sent nothing from this one", () => {
  noteSeat("v", { seat: 0, commitment: "c", nonce: "n" }, false);
  assert.deepEqual(ownSeat("v"), { seat: 0, commitment: "c", nonce: null, moves: [] });
});

test("two people on one phone have separate notes", () => {
  noteSeat("w", { seat: 0, commitment: "c", nonce: "n" }, true);
  const first = needKey();
  adoptKey("p".repeat(43));
  assert.equal(ownSeat("w"), null);
  noteMove("w", { kind: "roll" });
  noteSeat("w", { seat: 1, commitment: "c", nonce: "m" }, true);
  adoptKey(first);
  assert.deepEqual(ownSeat("w"), { seat: 0, commitment: "c", nonce: "n", moves: [] });
});

test("another player's key replaces the current one", () => {
  adoptKey(KEY);
  assert.equal(needKey(), KEY);
});

test("eight letters can be a spoken code in any grouping, unless they are a link", () => {
  for (const text of ["KLMORUWX", "klmo ruwx", " k-l-m-o r.u.w.x ", "KLMO\u2013RUWX"]) {
    assert.equal(spokenCodeIn(text)?.toUpperCase(), "KLMORUWX", text);
    assert.equal(pathIn(text), null, text);
  }
  for (const text of ["", "KLMORUW", "KLMORUWXY", "KLMORUW8", "hello there"])
    assert.equal(spokenCodeIn(text), null, text);
});
