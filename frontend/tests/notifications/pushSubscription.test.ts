/** A browser's subscription and what the club knows about it, with a simulated push service and club. */

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
const GET = ["GET", "/api/me/notifications", undefined];

test("after a yes the browser is registered with the push service's address", async () => {
  assert.equal(await subscribe(CLUB), "done");
  assert.deepEqual(mine.asked[0]!.body, {
    endpoint: addressOf(1),
    expirationTime: null,
    keys: { p256dh: "p", auth: "a" },
  });
  assert.deepEqual(asked(), [POST(1)]);
});

test("after a no, or no answer, nothing is registered", async () => {
  for (const answer of ["denied", "default"] as const) {
    mine.answer = answer;
    assert.equal(await subscribe(CLUB), answer === "denied" ? "denied" : "unanswered");
    assert.deepEqual([asked(), mine.subscription], [[], null]);
  }
});

test("an existing subscription is used, unless it has another club's key", async () => {
  mine.subscribe(CLUB);
  await subscribe(CLUB);
  assert.deepEqual(asked(), [POST(1)]);
  mine.subscribe(Buffer.from("another key").toString("base64url"));
  await subscribe(CLUB);
  assert.deepEqual(asked(), [POST(3)]);
});

test("without changes nothing is sent; after a week the club is told again", async () => {
  await subscribe(CLUB);
  asked();
  await refreshSubscription();
  assert.deepEqual(asked(), []);
  await refreshSubscription(Date.now() + WEEK + 1000);
  assert.deepEqual(asked(), [GET, POST(1)]);
});

test("a page in another language switches the notifications' language", async () => {
  await subscribe(CLUB);
  asked();
  document.documentElement.lang = "de";
  await refreshSubscription();
  assert.equal(mine.asked[1]!.headers["Accept-Language"], "de");
  assert.deepEqual(asked(), [GET, POST(1)]);
  await refreshSubscription();
  assert.deepEqual(asked(), []);
});

test("a new address replaces the old one", async () => {
  await subscribe(CLUB);
  asked();
  mine.subscribe(CLUB);
  await refreshSubscription();
  assert.deepEqual(asked(), [GET, POST(2), DELETE(1)]);
  mine.subscription = null;
  await refreshSubscription();
  assert.deepEqual(asked(), [GET, POST(3), DELETE(2)]);
});

test("if permission is withdrawn, the club is told once to forget this browser", async () => {
  await subscribe(CLUB);
  asked();
  mine.leave = "denied";
  mine.subscription = null;
  await refreshSubscription();
  await refreshSubscription();
  assert.deepEqual(asked(), [DELETE(1)]);
});

test("another player on this browser gets another address: the old one stops working", async () => {
  await subscribe(CLUB);
  asked();
  myKey.set("x".repeat(43));
  await refreshSubscription();
  assert.deepEqual(asked(), [GET, POST(2)]);
  assert.equal(mine.subscription?.endpoint, addressOf(2));
});

test("a player who never said yes sends nothing", async () => {
  mine.leave = "granted";
  mine.subscribe(CLUB);
  await refreshSubscription();
  assert.deepEqual(asked(), []);
});

test("turning notifications off forgets the browser here and at the club", async () => {
  await subscribe(CLUB);
  asked();
  await unsubscribe();
  assert.deepEqual([asked(), mine.subscription], [[DELETE(1)], null]);
  await refreshSubscription();
  assert.deepEqual(asked(), []);
});

test("a browser has notifications if it has permission and the club knows its address", async () => {
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

test("a browser can show notifications if it supports them and was not forbidden", () => {
  assert.equal(pushSupport(), "may");
  mine.leave = "denied";
  assert.equal(pushSupport(), "denied");
  Reflect.deleteProperty(globalThis, "PushManager");
  assert.equal(pushSupport(), "never");
});
