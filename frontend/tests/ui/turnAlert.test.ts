import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { View } from "../../src/api/types.ts";
import { setSetting } from "../../src/identity/phoneSettings.ts";
import { alertAtTurn } from "../../src/ui/turnAlert.ts";
import { canVibrate } from "../../src/ui/vibrate.ts";
import { browser } from "../page.ts";

let vibrated = 0;
beforeEach(() => {
  browser();
  setSetting("vibration", false);
  vibrated = 0;
  const vibrate = () => {
    vibrated++;
  };
  Object.defineProperty(globalThis, "navigator", { value: { vibrate }, configurable: true });
});

const view = (table: string, ...waiting: number[]) => ({ table, you: 0, waiting_for: waiting }) as unknown as View;

/** Returns how often the phone vibrates while these views are shown in order. */
function alerts(...views: View[]): number {
  for (const one of views) alertAtTurn(one);
  return vibrated;
}

test("a signal is given when a table begins to wait, if the player wants it", () => {
  setSetting("vibration", true);
  assert.equal(alerts(view("a", 1), view("a", 1, 2), view("a", 0, 2)), 1);
});

test("there is none if the table already waited, still waits, or for a watcher", () => {
  setSetting("vibration", true);
  assert.equal(alerts(view("b", 0), view("b", 0)), 0);
  assert.equal(alerts(view("c", 1), view("d", 0)), 0);
  assert.equal(alerts({ ...view("e", 1), you: null }, { ...view("e", 0), you: null }), 0);
});

test("there is none by default", () => {
  assert.equal(alerts(view("f", 1), view("f", 0)), 0);
  setSetting("vibration", true);
  setSetting("vibration", false);
  assert.equal(alerts(view("f", 1), view("f", 0)), 0);
});

test("phones that cannot vibrate do not break", () => {
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  setSetting("vibration", true);
  assert.equal(canVibrate(), false);
  assert.equal(alerts(view("g", 1), view("g", 0)), 0);
});
