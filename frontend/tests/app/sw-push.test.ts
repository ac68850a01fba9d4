/** What the service worker does with a push, and with a tap on a notification. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { joined } from "../../tools/service-worker.ts";

const SOURCE = readFileSync(new URL("../../src/app/sw-push.js", import.meta.url), "utf8");
const ORIGIN = "https://club.example";
const TABLE = `/t/${"a".repeat(22)}`;
const SAID = {
  title: "Your turn at Pebble Coast, hole 7",
  body: "Ben made a four.",
  url: TABLE,
  tag: "a",
  why: "turn",
};

interface Shown {
  title: string;
  options: { body: string; tag: string; silent: boolean; data: { url: string } };
  close(): void;
}

/** A browser with pages at these paths, each visible or not. `shy`: no page may be focused. */
function browser(...pages: { path: string; visible?: boolean; shy?: boolean }[]) {
  const listeners = new Map<string, (event: unknown) => void>();
  const shown: Shown[] = [];
  const heard: Shown[] = [];
  const went: string[] = [];
  const told: string[] = [];
  const subscribed: unknown[] = [];
  let badge = 0;
  const windows = pages.map(({ path, visible = false, shy = false }) => ({
    url: ORIGIN + path,
    visibilityState: visible ? "visible" : "hidden",
    focus: async () => {
      if (shy) throw new Error("not allowed");
      went.push(`focus ${path}`);
    },
    navigate: async (url: string) => void went.push(`go ${url}`),
    postMessage: (words: string) => void told.push(`${path} hears ${words}`),
  }));
  const self = {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    location: { origin: ORIGIN },
    clients: { matchAll: async () => windows, openWindow: async (url: string) => void went.push(`open ${url}`) },
    registration: {
      pushManager: { subscribe: async (options: unknown) => void subscribed.push(options) },
      showNotification: async (title: string, options: Shown["options"]) => {
        const one: Shown = { title, options, close: () => void shown.splice(shown.indexOf(one), 1) };
        const same = shown.findIndex((other) => other.options.tag === options.tag);
        if (same >= 0) shown.splice(same, 1);
        shown.push(one);
        heard.push(one);
      },
      getNotifications: async (of?: { tag: string }) => shown.filter((one) => !of || one.options.tag === of.tag),
    },
    navigator: {
      setAppBadge: async (count: number) => {
        badge = count;
      },
      clearAppBadge: async () => {
        badge = 0;
      },
    },
  };
  runInNewContext(SOURCE, { self, URL, setTimeout, Promise });
  const send = async (name: string, event: object) => {
    let work: Promise<unknown> | undefined;
    listeners.get(name)!({ ...event, waitUntil: (made: Promise<unknown>) => (work = made) });
    await work;
  };
  return {
    shown,
    heard,
    went,
    told,
    subscribed,
    badge: () => badge,
    push: (told: unknown) => send("push", { data: { json: () => JSON.parse(String(told)) } }),
    tap: (one: Shown) => send("notificationclick", { notification: { close: one.close, data: one.options.data } }),
    change: (event: object) => send("pushsubscriptionchange", event),
  };
}

test("a push is shown, and counted on the icon", async () => {
  const phone = browser();
  await phone.push(JSON.stringify(SAID));
  await phone.push(JSON.stringify({ ...SAID, tag: "b" }));
  assert.deepEqual(
    phone.shown.map(({ title, options }) => [title, options.body, options.silent]),
    Array(2).fill([SAID.title, SAID.body, false]),
  );
  assert.equal(phone.badge(), 2);
});

test("every open page learns which table it was", async () => {
  const phone = browser({ path: "/" }, { path: TABLE, visible: true });
  await phone.push(JSON.stringify(SAID));
  assert.deepEqual(phone.told, [`/ hears ${TABLE}`, `${TABLE} hears ${TABLE}`]);
});

test("a push about the same table replaces the last one", async () => {
  const phone = browser();
  await phone.push(JSON.stringify(SAID));
  await phone.push(JSON.stringify({ ...SAID, title: "Still your turn" }));
  assert.deepEqual(
    phone.shown.map(({ title }) => title),
    ["Still your turn"],
  );
});

test("a player looking at the table gets no notification", async () => {
  const phone = browser({ path: TABLE, visible: true });
  await phone.push(JSON.stringify(SAID));
  assert.deepEqual([phone.shown.length, phone.badge()], [0, 0]);
  assert.equal(phone.heard[0]!.options.silent, true);
});

test("a player with the table in the background gets one", async () => {
  for (const page of [{ path: TABLE }, { path: "/", visible: true }]) {
    const phone = browser(page);
    await phone.push(JSON.stringify(SAID));
    assert.equal(phone.shown.length, 1);
  }
});

test("a tap opens the table: its page, another of the club's, or a new one", async () => {
  const ways: [{ path: string }[], string[]][] = [
    [[{ path: "/" }, { path: TABLE }], [`focus ${TABLE}`]],
    [[{ path: "/" }], ["focus /", `go ${TABLE}`]],
    [[], [`open ${TABLE}`]],
  ];
  for (const [pages, went] of ways) {
    const phone = browser(...pages);
    await phone.push(JSON.stringify(SAID));
    await phone.tap(phone.shown[0]!);
    assert.deepEqual(phone.went, went);
    assert.deepEqual([phone.shown.length, phone.badge()], [0, 0]);
  }
});

test("a page that cannot be focused goes to the table anyway", async () => {
  const phone = browser({ path: "/", shy: true });
  await phone.push(JSON.stringify(SAID));
  await phone.tap(phone.shown[0]!);
  assert.deepEqual(phone.went, [`go ${TABLE}`]);
});

test("if the browser lost its subscription, a new one with the same key is made, and pages are informed", async () => {
  const options = { userVisibleOnly: true, applicationServerKey: "key" };
  const phone = browser({ path: "/" });
  await phone.change({ oldSubscription: { options } });
  assert.deepEqual([phone.subscribed, phone.told], [[options], ["/ hears push-changed"]]);
});

test("if it has another already, or the last one is unknown, only pages are informed", async () => {
  for (const event of [{ oldSubscription: { options: {} }, newSubscription: {} }, {}]) {
    const phone = browser({ path: "/me" });
    await phone.change(event);
    assert.deepEqual([phone.subscribed, phone.told], [[], ["/me hears push-changed"]]);
  }
});

test("only addresses of tables are opened, and unreadable data leads to the home page", async () => {
  for (const told of ["no JSON", "null", "{}", "https://evil.example/", "//evil.example", "/t/x", "javascript:1"]) {
    const phone = browser();
    await phone.push(/^[n{]/.test(told) ? told : JSON.stringify({ ...SAID, url: told }));
    await phone.tap(phone.shown[0]!);
    assert.deepEqual(phone.went, ["open /"]);
  }
});

test("the worker's two parts have different names", () => {
  const heard: string[] = [];
  const part = (name: string) => `const open = () => heard.push("${name}");\nopen();\n`;
  runInNewContext(joined(part("kept"), part("pushed")), { heard });
  assert.deepEqual(heard, ["kept", "pushed"]);
});

test("the worker's two parts do not handle an event twice", () => {
  const whole = SOURCE + readFileSync(new URL("../../src/app/sw.js", import.meta.url), "utf8");
  const heard = [...whole.matchAll(/addEventListener\("(\w+)"/g)].map(([, name]) => name);
  assert.ok(heard.includes("fetch") && heard.includes("push"));
  assert.deepEqual(heard, [...new Set(heard)]);
});
