import assert from "node:assert/strict";
import { test } from "node:test";
import { clearNotifications } from "../../src/notifications/clearNotifications.ts";
import { browser } from "../page.ts";

function phone(visibilityState: string, ...tags: string[]) {
  browser();
  const shown = [...tags];
  const one = (tag: string) => ({ tag, close: () => void shown.splice(shown.indexOf(tag), 1) });
  const getNotifications = async ({ tag }: { tag: string }) => shown.filter((other) => other === tag).map(one);
  const value = { serviceWorker: { getRegistration: async () => ({ getNotifications }) } };
  Object.defineProperty(globalThis, "navigator", { value, configurable: true });
  Object.assign(document, { visibilityState });
  return shown;
}

test("what was shown of a table goes when it is looked at; what was shown of others stays", async () => {
  const shown = phone("visible", "a", "b");
  await clearNotifications("a");
  assert.deepEqual(shown, ["b"]);
});

test("a page that nobody sees is no look", async () => {
  const shown = phone("hidden", "a");
  await clearNotifications("a");
  assert.deepEqual(shown, ["a"]);
});

test("where there is no worker nothing was shown", async () => {
  phone("visible");
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  await clearNotifications("a");
});
