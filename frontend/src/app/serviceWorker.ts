/** The page's side of the service worker. */

import { builds } from "../api/http.ts";
import { keepSubscriptionFresh } from "../notifications/refreshSubscription.ts";

/** ms for which a newer worker is waited for. */
const PATIENCE = 8000;
/** No build is called so: the page is not the one that would be opened now. */
const OLD = "";

/** Registers it, has it keep what the page may need later, hears of newer ones, and of what it brings to players. */
export function registerWorker(): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data }) => Array.isArray(data) && compareBuilds(data, named(document)));
  serviceWorker.addEventListener("controllerchange", askWhich);
  askWhich();
  keepSubscriptionFresh();
  serviceWorker.register("/sw.js").then(fetchTheRest, () => {
    // Not allowed here: the page works all the same while there is a network.
  });
}

function askWhich(): void {
  navigator.serviceWorker.controller?.postMessage("which build");
}

/** The scripts that a page names: each build has other ones. */
function named(page: Document): string[] {
  return [...page.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src }) => new URL(src).pathname);
}

/** Offers to load the page anew where the worker would open it with other scripts. */
export function compareBuilds(kept: string[], ours: string[]): void {
  if (!ours.every((script) => kept.includes(script))) builds.set({ ...builds.get(), ours: OLD });
}

/** The parts of screens not yet seen, once there is nothing better to do; not for who saves data. */
async function fetchTheRest(): Promise<void> {
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (saving) return;
  const { active } = await navigator.serviceWorker.ready;
  setTimeout(() => active?.postMessage(document.documentElement.lang), 4000);
}

/** Loads the page anew, when a newer worker that is to be had is in charge: before that the older one would open the older page. */
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
    // No network, or no worker is allowed: what is here is the newest.
  }
}

/** When it is in charge, or never will be. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((done) => {
    const look = () => /activated|redundant/.test(worker.state) && done();
    worker.addEventListener("statechange", look);
    look();
  });
}
