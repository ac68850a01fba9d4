/** The page's side of the service worker. */

import { builds } from "../api/http.ts";
import { keepSubscriptionFresh } from "../notifications/refreshSubscription.ts";

/** How long to wait for a newer worker, in ms. */
const PATIENCE = 8000;
/** A name that no build has: it marks the page as outdated. */
const OLD = "";

/** Registers the worker, compares builds, lets the worker cache the rest of the page, and keeps the push subscription current. */
export function registerWorker(): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data }) => Array.isArray(data) && compareBuilds(data, named(document)));
  serviceWorker.addEventListener("controllerchange", askWhich);
  askWhich();
  keepSubscriptionFresh();
  serviceWorker.register("/sw.js").then(fetchTheRest, () => {
    // No worker is allowed here. The page works as long as there is a network.
  });
}

function askWhich(): void {
  navigator.serviceWorker.controller?.postMessage("which build");
}

/** Returns the scripts of a page; they differ with each build. */
function named(page: Document): string[] {
  return [...page.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src }) => new URL(src).pathname);
}

/** Offers a reload if the worker would open the page with other scripts. */
export function compareBuilds(kept: string[], ours: string[]): void {
  if (!ours.every((script) => kept.includes(script))) builds.set({ ...builds.get(), ours: OLD });
}

/** Caches the remaining screens once the page is idle, unless the player saves data. */
async function fetchTheRest(): Promise<void> {
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (saving) return;
  const { active } = await navigator.serviceWorker.ready;
  setTimeout(() => active?.postMessage(document.documentElement.lang), 4000);
}

/** Reloads once the newest worker controls the page: an older worker would open the older page. */
export async function reloadWithNewWorker(): Promise<void> {
  await Promise.race([newest(), new Promise((done) => setTimeout(done, PATIENCE))]);
  location.reload();
}

async function newest(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
    const next = registration?.installing ?? registration?.waiting;
    if (next) await settled(next);
  } catch {
    // No network, or no worker is allowed: this build is the newest available.
  }
}

/** Resolves when the worker is active or has been replaced. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((done) => {
    const look = () => /activated|redundant/.test(worker.state) && done();
    worker.addEventListener("statechange", look);
    look();
  });
}
