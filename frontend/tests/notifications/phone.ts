/** A simulated phone that can receive push messages, with a push service and a club. */

import { myKey } from "../../src/identity/key.ts";
import { memory } from "../../src/identity/storage.ts";
import { type Asked, browser, json, server } from "../page.ts";

/** The public key for the club's pushes. */
export const CLUB = Buffer.from("the key of this club").toString("base64url");
export const addressOf = (n: number) => `https://fcm.googleapis.com/fcm/send/${n}`;

interface Made {
  endpoint: string;
  options: { applicationServerKey: ArrayBuffer };
  toJSON(): object;
  unsubscribe(): Promise<boolean>;
}

export type Phone = ReturnType<typeof phone>;

/** Installs the phone, without a subscription and stored data. The push service returns another address each time. */
export function phone() {
  memory.clear();
  browser();
  myKey.set("k".repeat(43));
  let made = 0;
  const told = { key: CLUB as string | null, browsers: [] as string[], webhook: null, quiet: null, night: true };
  const state = {
    subscription: null as Made | null,
    leave: "default" as NotificationPermission,
    /** The player's answer to the request for permission. */
    answer: "granted" as NotificationPermission,
    /** What the club knows about the player. */
    told,
    asked: [] as Asked[],
    subscribe(key: string): Made {
      const endpoint = addressOf(++made);
      state.subscription = {
        endpoint,
        options: { applicationServerKey: new Uint8Array(Buffer.from(key, "base64url")).buffer },
        toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: "p", auth: "a" } }),
        unsubscribe: async () => {
          state.subscription = null;
          return true;
        },
      };
      return state.subscription;
    },
  };
  const pushManager = {
    getSubscription: async () => state.subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
      state.subscribe(applicationServerKey),
  };
  const Notification = {
    get permission() {
      return state.leave;
    },
    async requestPermission() {
      state.leave = state.answer;
      return state.answer;
    },
  };
  const serviceWorker = { getRegistration: async () => ({ pushManager }) };
  Object.defineProperty(globalThis, "navigator", { value: { serviceWorker, userAgent: "" }, configurable: true });
  Object.assign(globalThis, { Notification, PushManager: class {}, matchMedia: () => ({ matches: false }) });
  state.asked = server(() => json(told));
  return state;
}
