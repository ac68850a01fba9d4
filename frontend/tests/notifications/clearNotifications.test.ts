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

test("a table's notifications are removed when it is opened; others stay", async () => {
  const shown = phone("visible", "a", "b");
  await clearNotifications("a");
  assert.deepEqual(shown, ["b"]);
});

test("a hidden page removes nothing", async () => {
  const shown = phone("hidden", "a");
  await clearNotifications("a");
  assert.deepEqual(shown, ["a"]);
});

test("without a worker there are no notifications", async () => {
  phone("visible");
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  await clearNotifications("a");
});
