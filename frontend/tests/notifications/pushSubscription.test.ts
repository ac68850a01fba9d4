/** A browser's subscription and what the club knows of it, with a push service and a club of the test's own. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, test } from "node:test";
import { myKey } from "../../src/identity/key.ts";
import {
  idOf,
  isSubscribed,
  pushSupport,
  refreshSubscription,
  subscribe,
  unsubscribe,
} from "../../src/notifications/pushSubscription.ts";
import { addressOf, CLUB, type Phone, phone } from "./phone.ts";

const WEEK = 7 * 24 * 3_600_000;
const hash = (endpoint: string) => createHash("sha256").update(endpoint).digest("hex").slice(0, 32);

let mine: Phone;
beforeEach(() => {
  mine = phone();
});

const asked = () =>
  mine.asked
    .splice(0)
    .map(({ method, path, body }) => [method, path, (body as { endpoint?: string } | undefined)?.endpoint]);
const POST = (n: number) => ["POST", "/api/me/push", addressOf(n)];
const DELETE = (n: number) => ["DELETE", "/api/me/push", addressOf(n)];
const GET = ["GET", "/api/me/signals", undefined];

test("who says yes is told at the address that the push service gave", async () => {
  assert.equal(await subscribe(CLUB), "done");
  assert.deepEqual(mine.asked[0]!.body, {
    endpoint: addressOf(1),
    expirationTime: null,
    keys: { p256dh: "p", auth: "a" },
  });
  assert.deepEqual(asked(), [POST(1)]);
});

test("who says no, or nothing, is told nothing", async () => {
  for (const answer of ["denied", "default"] as const) {
    mine.answer = answer;
    assert.equal(await subscribe(CLUB), answer === "denied" ? "denied" : "unanswered");
    assert.deepEqual([asked(), mine.subscription], [[], null]);
  }
});

test("a subscription that is there serves, unless it goes by another club's key", async () => {
  mine.subscribe(CLUB);
  await subscribe(CLUB);
  assert.deepEqual(asked(), [POST(1)]);
  mine.subscribe(Buffer.from("another key").toString("base64url"));
  await subscribe(CLUB);
  assert.deepEqual(asked(), [POST(3)]);
});

test("while nothing changes nobody is asked anything; after a week the club is told again", async () => {
  await subscribe(CLUB);
  asked();
  await refreshSubscription();
  assert.deepEqual(asked(), []);
  await refreshSubscription(Date.now() + WEEK + 1000);
  assert.deepEqual(asked(), [GET, POST(1)]);
});

test("a page in another language has messages come in it", async () => {
  await subscribe(CLUB);
  asked();
  document.documentElement.lang = "de";
  await refreshSubscription();
  assert.equal(mine.asked[1]!.headers["Accept-Language"], "de");
  assert.deepEqual(asked(), [GET, POST(1)]);
  await refreshSubscription();
  assert.deepEqual(asked(), []);
});

test("another address takes the place of the one before", async () => {
  await subscribe(CLUB);
  asked();
  mine.subscribe(CLUB);
  await refreshSubscription();
  assert.deepEqual(asked(), [GET, POST(2), DELETE(1)]);
  mine.subscription = null;
  await refreshSubscription();
  assert.deepEqual(asked(), [GET, POST(3), DELETE(2)]);
});

test("where leave is taken back the club is told to forget this browser, once", async () => {
  await subscribe(CLUB);
  asked();
  mine.leave = "denied";
  mine.subscription = null;
  await refreshSubscription();
  await refreshSubscription();
  assert.deepEqual(asked(), [DELETE(1)]);
});

test("another player on this browser is told at another address: the old one brings nothing any more", async () => {
  await subscribe(CLUB);
  asked();
  myKey.set("x".repeat(43));
  await refreshSubscription();
  assert.deepEqual(asked(), [GET, POST(2)]);
  assert.equal(mine.subscription?.endpoint, addressOf(2));
});

test("who never said yes is never asked for anything", async () => {
  mine.leave = "granted";
  mine.subscribe(CLUB);
  await refreshSubscription();
  assert.deepEqual(asked(), []);
});

test("who has enough of it is forgotten by browser and club", async () => {
  await subscribe(CLUB);
  asked();
  await unsubscribe();
  assert.deepEqual([asked(), mine.subscription], [[DELETE(1)], null]);
  await refreshSubscription();
  assert.deepEqual(asked(), []);
});

test("a browser counts as told where it has leave and the club knows its address", async () => {
  const own = mine.subscribe(CLUB).endpoint;
  assert.equal(await idOf(own), hash(own));
  mine.leave = "granted";
  assert.equal(await isSubscribed([hash("other"), hash(own)]), true);
  assert.equal(await isSubscribed([hash("other")]), false);
  mine.leave = "default";
  assert.equal(await isSubscribed([hash(own)]), false);
  mine.leave = "granted";
  mine.subscription = null;
  assert.equal(await isSubscribed([hash(own)]), false);
});

test("a browser may show messages unless it cannot, or was told not to", () => {
  assert.equal(pushSupport(), "may");
  mine.leave = "denied";
  assert.equal(pushSupport(), "denied");
  Reflect.deleteProperty(globalThis, "PushManager");
  assert.equal(pushSupport(), "never");
});
