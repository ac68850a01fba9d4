/** ms after which a screen has its parts: before that, what is kept for later would take their place on the network. */
const SETTLED = 2500;

const worker = () => import("./serviceWorker.ts");

/** Makes the page open without a network, where the browser lets it: only over https, or on this very computer. */
export function installServiceWorker(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    addEventListener("load", () =>
      setTimeout(() => worker().then(({ registerWorker }) => registerWorker(), nothing), SETTLED),
    );
}

/** Opens the page anew, as the newest build. */
export function reloadNewest(): void {
  worker().then(
    ({ reloadWithNewWorker }) => reloadWithNewWorker(),
    () => location.reload(),
  );
}

/** Without the worker's part the page works all the same while there is a network. */
function nothing(): void {}
