/** ms after which a screen has its parts: before that, what is kept for later would take their place on the network. */
const SETTLED = 2500;

/** Makes the page open without a network, where the browser lets it: only over https, or on this very computer. */
export function installServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => setTimeout(install, SETTLED));
}

function install(): void {
  navigator.serviceWorker.register("/sw.js").then(fetchTheRest, () => {
    // Not allowed here: the page works all the same while there is a network.
  });
}

/** The parts of screens not yet seen, once there is nothing better to do; not for who saves data. */
async function fetchTheRest(): Promise<void> {
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (saving) return;
  const { active } = await navigator.serviceWorker.ready;
  setTimeout(() => active?.postMessage(document.documentElement.lang), 4000);
}
