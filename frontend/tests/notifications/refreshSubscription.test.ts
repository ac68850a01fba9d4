import assert from "node:assert/strict";
import { test } from "node:test";
import { myKey } from "../../src/identity/key.ts";
import { playerChanges } from "../../src/identity/playerChanges.ts";
import { subscribe } from "../../src/notifications/pushSubscription.ts";
import { keepSubscriptionFresh } from "../../src/notifications/refreshSubscription.ts";
import { CLUB, phone } from "./phone.ts";

/** Waits until everything that was started has finished. */
const rest = () => new Promise((done) => setTimeout(done));

test("the page checks its subscription when it opens, on a message or a permission change, and for another player", async () => {
  const mine = phone();
  const worker = new EventTarget();
  const leave: { onchange?: () => void } = {};
  Object.assign(navigator.serviceWorker, { addEventListener: worker.addEventListener.bind(worker) });
  Object.assign(navigator, { permissions: { query: async () => leave } });
  await subscribe(CLUB);
  const asked = async () => {
    await rest();
    return mine.asked.splice(0).map(({ method }) => method);
  };
  await asked();

  mine.subscribe(CLUB);
  keepSubscriptionFresh();
  assert.deepEqual(await asked(), ["GET", "POST", "DELETE"]);

  mine.subscribe(CLUB);
  worker.dispatchEvent(Object.assign(new Event("message"), { data: ["/assets/index.js"] }));
  assert.deepEqual(await asked(), []);
  worker.dispatchEvent(Object.assign(new Event("message"), { data: "push-changed" }));
  assert.deepEqual(await asked(), ["GET", "POST", "DELETE"]);

  myKey.set("x".repeat(43));
  playerChanges.set(playerChanges.get() + 1);
  assert.deepEqual(await asked(), ["GET", "POST"]);

  mine.leave = "denied";
  leave.onchange!();
  assert.deepEqual(await asked(), ["DELETE"]);
});
