/** This browser's push subscription: whether it can have one, and whether the club knows it. */

import { addBrowser, notificationSettings, removeBrowser } from "../api/notifications.ts";
import { playerMark, toBase64Url } from "../identity/key.ts";
import { recallJson, remember } from "../identity/storage.ts";

/** The data last sent to the club about this browser, and for which player. */
interface Told {
  endpoint: string;
  whose: string;
  /** The language of the messages. */
  language: string;
  /** Time in ms. */
  at: number;
}

const NAME = "push";
/** Ms after which the data is sent again, in case the club has lost the browser. */
const STALE = 7 * 24 * 3_600_000;

/** Whether this browser can show notifications: "never", "denied" by the player, or "may". */
export type PushSupport = "may" | "never" | "denied";

export function pushSupport(): PushSupport {
  if (!globalThis.PushManager || !globalThis.Notification || !navigator.serviceWorker) return "never";
  return Notification.permission === "denied" ? "denied" : "may";
}

/** Returns the service worker's registration; undefined without one, as over plain http. */
const registered = () => navigator.serviceWorker?.getRegistration();

/** Returns the browser's own subscription. */
export async function subscription(): Promise<PushSubscription | null> {
  return (await (await registered())?.pushManager?.getSubscription()) ?? null;
}

/** Whether the club notifies this browser: both sides must have the subscription. `browsers`: the club's ids. */
export async function isSubscribed(browsers: readonly string[]): Promise<boolean> {
  const own = await subscription();
  return own !== null && Notification.permission === "granted" && browsers.includes(await idOf(own.endpoint));
}

/** Returns a browser's id at the club: the first 32 hex digits of its endpoint's SHA-256. */
export async function idOf(endpoint: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));
  return Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Asks for permission and subscribes; returns the result. Must be called in a tap handler. Throws errors of the browser and the club. */
export async function subscribe(key: string): Promise<"done" | "denied" | "unanswered"> {
  const answer = await Notification.requestPermission();
  if (answer !== "granted") return answer === "denied" ? "denied" : "unanswered";
  await tell(await subscribed(key));
  return "done";
}

/** Ends this browser's subscription. */
export async function unsubscribe(): Promise<void> {
  const own = await subscription();
  const endpoint = own?.endpoint ?? recallJson<Told>(NAME)?.endpoint;
  if (endpoint) await removeBrowser(endpoint);
  remember(NAME, null);
  await own?.unsubscribe();
}

/** Updates the club if the endpoint, player, language or permission has changed; otherwise sends nothing. */
export async function refreshSubscription(now = Date.now()): Promise<void> {
  const last = recallJson<Told>(NAME);
  if (!last) return;
  if (Notification.permission !== "granted") return unsubscribe();
  const own = await subscription();
  const ours = last.whose === playerMark();
  const same = ours && own?.endpoint === last.endpoint && last.language === language();
  if (same && now - last.at < STALE) return;
  // The previous player's address must not go on delivering their notifications here.
  if (!ours) await own?.unsubscribe();
  const { key } = await notificationSettings();
  if (!key) return;
  const next = await subscribed(key);
  await tell(next);
  if (ours && next.endpoint !== last.endpoint) await removeBrowser(last.endpoint);
}

async function tell(own: PushSubscription): Promise<void> {
  await addBrowser(own.toJSON());
  const state: Told = { endpoint: own.endpoint, whose: playerMark(), language: language(), at: Date.now() };
  remember(NAME, JSON.stringify(state));
}

const language = () => document.documentElement.lang;

/** Returns a subscription with this key. One with another key, as of a club whose data was lost, cannot be used. */
async function subscribed(key: string): Promise<PushSubscription> {
  const own = await subscription();
  if (own && keyOf(own) === key) return own;
  await own?.unsubscribe();
  const registration = await registered();
  if (!registration) throw new Error("no worker is in place");
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function keyOf({ options }: PushSubscription): string | null {
  const key = options?.applicationServerKey;
  return key ? toBase64Url(new Uint8Array(key)) : null;
}
