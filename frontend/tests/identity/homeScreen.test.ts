import assert from "node:assert/strict";
import { test } from "node:test";
import { wantsHomeScreen } from "../../src/identity/homeScreen.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15";
const ANDROID = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36";

function on(userAgent: string, { touches = 5, standalone = false, displayed = false } = {}): boolean {
  Object.defineProperty(globalThis, "navigator", {
    value: { userAgent, maxTouchPoints: touches, standalone },
    configurable: true,
  });
  const matchMedia = (query: string) => ({ matches: displayed && query === "(display-mode: standalone)" });
  Object.assign(globalThis, { matchMedia });
  return wantsHomeScreen();
}

test("iPhones and iPads are told how to get notifications while the club is not on their home screen", () => {
  assert.equal(on(IPHONE), true);
  assert.equal(on(MAC), true, "an iPad");
  assert.equal(on(IPHONE, { standalone: true }), false);
  assert.equal(on(IPHONE, { displayed: true }), false);
});

test("other devices are not", () => {
  assert.equal(on(MAC, { touches: 0 }), false);
  assert.equal(on(ANDROID), false);
});
