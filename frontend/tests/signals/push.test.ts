/** A browser's subscription and what the club knows of it, with a push service and a club of the test's own. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, test } from "node:test";
import { myKey } from "../../src/identity/key.ts";
import { memory } from "../../src/identity/storage.ts";
import { able, begin, end, idOf, isTold, tend } from "../../src/signals/push.ts";
import { type Asked, browser, json, server } from "../page.ts";

const CLUB = Buffer.from("the key of this club").toString("base64url");
const WEEK = 7 * 24 * 3_600_000;
const service = (n: number) => `https://fcm.googleapis.com/fcm/send/${n}`;
const hash = (endpoint: string) => createHash("sha256").update(endpoint).digest("hex").slice(0, 32);

interface Made {
  endpoint: string;
  options: { applicationServerKey: ArrayBuffer };
  toJSON(): object;
  unsubscribe(): Promise<boolean>;
}

let subscription: Made | null;
let leave: NotificationPermission;
let answer: NotificationPermission;
let made: number;
let told: Asked[];

/** The service gives another address each time. */
function subscribe(key: string): Made {
  const endpoint = service(++made);
  const bytes = new Uint8Array(Buffer.from(key, "base64url"));
  subscription = {
    endpoint,
    options: { applicationServerKey: bytes.buffer },
    toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  };
  return subscription;
}

const pushManager = {
  getSubscription: async () => subscription,
  subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => subscribe(applicationServerKey),
};

beforeEach(() => {
  memory.clear();
  browser();
  myKey.set("k".repeat(43));
  [subscription, leave, answer, made] = [null, "default", "granted", 0];
  const Notification = {
    get permission() {
      return leave;
    },
    requestPermission: async () => {
      leave = answer;
      return answer;
    },
  };
  const value = { serviceWorker: { getRegistration: async () => ({ pushManager }) } };
  Object.defineProperty(globalThis, "navigator", { value, configurable: true });
  Object.assign(globalThis, { Notification, PushManager: class {} });
  told = server(() => json({ key: CLUB, browsers: [], webhook: null, quiet: null, night: true }));
});

const asked = () =>
  told.splice(0).map(({ method, path, body }) => [method, path, (body as { endpoint?: string } | undefined)?.endpoint]);
const POST = (n: number) => ["POST", "/api/me/push", service(n)];
const DELETE = (n: number) => ["DELETE", "/api/me/push", service(n)];
const GET = ["GET", "/api/me/signals", undefined];

test("who says yes is told at the address that the push service gave", async () => {
  assert.equal(await begin(CLUB), "done");
  assert.deepEqual(told[0]!.body, { endpoint: service(1), expirationTime: null, keys: { p256dh: "p", auth: "a" } });
  assert.deepEqual(asked(), [POST(1)]);
});

test("who says no, or nothing, is told nothing", async () => {
  for (answer of ["denied", "default"] as const) {
    assert.equal(await begin(CLUB), answer === "denied" ? "denied" : "unanswered");
    assert.deepEqual([asked(), subscription], [[], null]);
  }
});

test("a subscription that is there serves, unless it goes by another club's key", async () => {
  subscribe(CLUB);
  await begin(CLUB);
  assert.deepEqual(asked(), [POST(1)]);
  subscribe(Buffer.from("another key").toString("base64url"));
  await begin(CLUB);
  assert.deepEqual(asked(), [POST(3)]);
});

test("while nothing changes nobody is asked anything; after a week the club is told again", async () => {
  await begin(CLUB);
  asked();
  await tend();
  assert.deepEqual(asked(), []);
  await tend(Date.now() + WEEK + 1000);
  assert.deepEqual(asked(), [GET, POST(1)]);
});

test("another address takes the place of the one before", async () => {
  await begin(CLUB);
  asked();
  subscribe(CLUB);
  await tend();
  assert.deepEqual(asked(), [GET, POST(2), DELETE(1)]);
  subscription = null;
  await tend();
  assert.deepEqual(asked(), [GET, POST(3), DELETE(2)]);
});

test("where leave is taken back the club is told to forget this browser, once", async () => {
  await begin(CLUB);
  asked();
  [leave, subscription] = ["denied", null];
  await tend();
  await tend();
  assert.deepEqual(asked(), [DELETE(1)]);
});

test("another player on this browser is told at another address: the old one brings nothing any more", async () => {
  await begin(CLUB);
  asked();
  myKey.set("x".repeat(43));
  await tend();
  assert.deepEqual(asked(), [GET, POST(2)]);
  assert.equal(subscription?.endpoint, service(2));
});

test("who never said yes is never asked for anything", async () => {
  leave = "granted";
  subscribe(CLUB);
  await tend();
  assert.deepEqual(asked(), []);
});

test("who has enough of it is forgotten by browser and club", async () => {
  await begin(CLUB);
  asked();
  await end();
  assert.deepEqual([asked(), subscription], [[DELETE(1)], null]);
  await tend();
  assert.deepEqual(asked(), []);
});

test("a browser counts as told where it has leave and the club knows its address", async () => {
  const own = subscribe(CLUB).endpoint;
  assert.equal(await idOf(own), hash(own));
  leave = "granted";
  assert.equal(await isTold([hash("other"), hash(own)]), true);
  assert.equal(await isTold([hash("other")]), false);
  leave = "default";
  assert.equal(await isTold([hash(own)]), false);
  [leave, subscription] = ["granted", null];
  assert.equal(await isTold([hash(own)]), false);
});

test("a browser may show messages unless it cannot, or was told not to", () => {
  assert.equal(able(), "may");
  leave = "denied";
  assert.equal(able(), "denied");
  Reflect.deleteProperty(globalThis, "PushManager");
  assert.equal(able(), "never");
});
