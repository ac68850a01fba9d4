/** Delay in ms before the worker is registered, so that caching does not compete with the first screen. */
const SETTLED = 2500;

const worker = () => import("./serviceWorker.ts");

/** Registers the service worker, which makes the page work offline. Browsers allow it over https and on localhost. */
export function installServiceWorker(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    addEventListener("load", () =>
      setTimeout(() => worker().then(({ registerWorker }) => registerWorker(), nothing), SETTLED),
    );
}

/** Reloads the page with the newest build. */
export function reloadNewest(): void {
  worker().then(
    ({ reloadWithNewWorker }) => reloadWithNewWorker(),
    () => location.reload(),
  );
}

/** Ignores errors: without the worker the page works as long as there is a network. */
function nothing(): void {}
