import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Refused } from "../../src/api/http.ts";
import { pending, put } from "../../src/api/pending.ts";
import { changeKey } from "../../src/api/rekey.ts";
import type { View } from "../../src/api/types.ts";
import { noteAsked } from "../../src/identity/asked.ts";
import { keepKey, mark, myKey } from "../../src/identity/key.ts";
import { keepView, lastView } from "../../src/identity/lastViews.ts";
import { asking, drawNext, isChanged, nextKey, takeNext } from "../../src/identity/next.ts";
import { noteMove, ownSeat } from "../../src/identity/seats.ts";
import { noteSeat } from "../../src/identity/sit.ts";
import { memory, recallJson, remember } from "../../src/identity/storage.ts";
import { browser, json, problem, server } from "../page.ts";

const KEY = "k".repeat(43);

beforeEach(() => {
  browser();
  memory.clear();
  keepKey(KEY);
});

test("the new key is drawn once and noted until it is taken", () => {
  assert.equal(nextKey(), null);
  const next = drawNext();
  assert.match(next.key, /^[A-Za-z0-9_-]{43}$/);
  assert.notEqual(next.key, KEY);
  assert.deepEqual([drawNext(), nextKey(), isChanged(next)], [next, next, false]);
  takeNext(next);
  assert.deepEqual([myKey.get(), nextKey(), isChanged(next)], [next.key, null, true]);
});

test("what was noted of one's seats is there under the new key, and under the old one no more", () => {
  noteSeat("t", { seat: 1, commitment: "c", nonce: "n" }, true);
  noteMove("t", { kind: "roll" });
  noteAsked("u", { commitment: "c", nonce: "n" });
  keepView({ table: "t", version: 3 } as View);
  put("t", { move: { kind: "keep" }, seen: 3, once: "once" });
  remember("push", JSON.stringify({ endpoint: "https://push.example", whose: mark() }));
  assert.deepEqual(asking(), ["u"]);
  takeNext(drawNext());
  assert.deepEqual(ownSeat("t")?.moves, [{ kind: "roll" }]);
  assert.deepEqual(asking(), ["u"]);
  assert.equal(lastView("t")?.view.version, 3);
  assert.equal(pending("t")?.once, "once");
  assert.equal(recallJson<{ whose: string }>("push")?.whose, mark(), "the club tells this browser as before");
  keepKey(KEY);
  assert.deepEqual([ownSeat("t"), asking(), lastView("t")], [null, [], null]);
});

test("every table is told, some a call, and how many is noted on the way", async () => {
  const asked = server((_, n) =>
    n < 3 ? json({ tables: [`a${n}`, `b${n}`], cursor: `after ${n}` }) : json({ tables: ["c"], cursor: null }),
  );
  noteAsked("u", { commitment: "c", nonce: "n" });
  const next = drawNext();
  const seen: number[] = [];
  assert.equal((await changeKey(next, ({ moved }) => seen.push(moved))).moved, 5);
  assert.deepEqual(seen, [2, 4, 5]);
  assert.equal(nextKey()?.moved, 5);
  assert.deepEqual(
    asked.map(({ body }) => body),
    [{}, { cursor: "after 1" }, { cursor: "after 2" }].map((more) => ({ key: next.key, asking: ["u"], ...more })),
  );
  assert.ok(asked.every(({ path, headers }) => path === "/api/me/key" && headers["Authorization"] === `Bearer ${KEY}`));
});

const CLOSED = { "Retry-After": "600" };

for (const [status, code, begun, kept] of [
  [503, "read-only", false, true],
  [400, "malformed", false, true],
  [409, "key-changed", true, false],
  [422, "key-taken", true, false],
  [429, "too-many", false, false],
  [429, "too-many", true, true],
] as const)
  test(`after ${code} ${begun ? "in the middle" : "at once"} the new key is ${kept ? "there still" : "thrown away"}`, async () => {
    server((_, n) => (n === 1 && begun ? json({ tables: ["a"], cursor: "after a" }) : problem(status, code, CLOSED)));
    const next = drawNext();
    await assert.rejects(
      changeKey(next, () => {}),
      Refused,
    );
    assert.equal(nextKey()?.key, kept ? next.key : undefined);
  });

test("who plays here meanwhile goes by no key that another is changing to, and takes none away", () => {
  const next = drawNext();
  keepKey("o".repeat(43));
  assert.equal(nextKey(), null);
  takeNext(drawNext());
  keepKey(KEY);
  assert.equal(nextKey()?.key, next.key);
});

test("a refusal leaves this browser who it is", async () => {
  server(() => problem(409, "key-changed"));
  await assert.rejects(
    changeKey(drawNext(), () => {}),
    /key-changed/,
  );
  assert.equal(myKey.get(), KEY);
});
