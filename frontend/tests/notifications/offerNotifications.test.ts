/** When notifications are offered, and what follows a yes. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { ASKED } from "../../src/identity/finishedTurns.ts";
import { recall } from "../../src/identity/storage.ts";
import { enableNotifications } from "../../src/notifications/enableNotifications.ts";
import { askWhenCalm, questionToAsk } from "../../src/notifications/offerNotifications.ts";
import { idOf } from "../../src/notifications/pushSubscription.ts";
import * as texts from "../../src/texts/en/notifications.ts";
import { sheets, toasts } from "../../src/ui/toast.ts";
import { problem, server } from "../page.ts";
import { CLUB, type Phone, phone } from "./phone.ts";

let mine: Phone;
mock.timers.enable({ apis: ["setTimeout"] }); // toasts go after a while
beforeEach(() => {
  mine = phone();
  toasts.set([]);
});

const said = () => toasts.get().map(({ text, trouble }) => [text, trouble]);

test("players without notifications are asked, and told why they may not arrive", async () => {
  assert.deepEqual(await questionToAsk(), mine.told);
});

test("without a way to notify, nothing is asked", async () => {
  mine.leave = "denied";
  assert.equal(await questionToAsk(), null);
  mine = phone();
  mine.told.key = null;
  assert.equal(await questionToAsk(), null);
  phone();
  Object.assign(navigator.serviceWorker, { getRegistration: async () => undefined });
  assert.equal(await questionToAsk(), null);
  phone();
  Reflect.deleteProperty(globalThis, "PushManager");
  assert.equal(await questionToAsk(), null);
  assert.equal(recall(ASKED), null);
});

test("players with notifications are not asked", async () => {
  mine.leave = "granted";
  mine.told.browsers = [await idOf(mine.subscribe(CLUB).endpoint)];
  assert.equal(await questionToAsk(), null);
  assert.equal(recall(ASKED), "1");
});

test("iPhone users are told to use the home screen, without a request to the club", async () => {
  Object.assign(navigator, { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)" });
  assert.equal(await questionToAsk(), "home-screen");
  assert.deepEqual(mine.asked, []);
});

test("a yes sets everything up, and says so", async () => {
  let done = 0;
  assert.equal(await enableNotifications(CLUB, async () => ++done), true);
  assert.deepEqual([done, said()], [1, [[texts.WILL_TELL, false]]]);
});

test("a refusal by the browser is explained; closing its question is not", async () => {
  mine.answer = "denied";
  assert.equal(await enableNotifications(CLUB), false);
  assert.deepEqual(said(), [[texts.DENIED, true]]);
  mine = phone();
  mine.answer = "default";
  assert.equal(await enableNotifications(CLUB), false);
  assert.deepEqual(said(), []);
});

test("the club's refusal has its own text, the browser's failure ours", async () => {
  server(() => problem(422, "address"));
  assert.equal(await enableNotifications(CLUB), false);
  assert.deepEqual(said(), [["It is address.", true]]);
  mine = phone();
  mine.subscribe = () => {
    throw new Error("no push service answers");
  };
  assert.equal(await enableNotifications(CLUB), false);
  assert.deepEqual(said(), [[texts.DID_NOT_WORK, true]]);
});

/** Moves the clock forward, and waits for what is then due. */
async function pass(ms: number): Promise<void> {
  mock.timers.tick(ms);
  for (let turns = 0; turns < 20; turns++) await new Promise(setImmediate);
}

/** Returns what was asked, and how to cancel. */
function asking(load = async () => {}) {
  const asked: unknown[] = [];
  const leading = { now: false };
  Object.assign(document, { querySelector: () => (leading.now ? {} : null) });
  const stop = askWhenCalm((question) => asked.push(question), load);
  return { asked, stop, leading };
}

test("the question appears once nobody has tapped or typed for a while", async () => {
  const { asked, stop } = asking();
  for (const act of ["pointerdown", "pointerup", "keydown", "pointerdown"]) {
    await pass(2400);
    dispatchEvent(new Event(act));
  }
  await pass(2400);
  assert.deepEqual(asked, []);
  await pass(200);
  assert.deepEqual(asked, [mine.told]);
  stop();
});

test("it waits for open sheets, and for a table that waits for a tap", async () => {
  const { asked, stop, leading } = asking();
  sheets.set(["another"]);
  await pass(3000);
  sheets.set([]);
  leading.now = true;
  await pass(3000);
  assert.deepEqual(asked, []);
  leading.now = false;
  await pass(3000);
  assert.deepEqual(asked, [mine.told]);
  stop();
});

test("a tap while it loads delays it, and a player who leaves is not asked", async () => {
  let come = () => {};
  const fetched = new Promise<void>((resolve) => {
    come = resolve;
  });
  const { asked, stop } = asking(() => fetched);
  await pass(2600);
  dispatchEvent(new Event("pointerdown"));
  come();
  await pass(100);
  assert.deepEqual(asked, []);
  stop();
  await pass(10_000);
  dispatchEvent(new Event("pointerup"));
  await pass(10_000);
  assert.deepEqual(asked, []);
});
