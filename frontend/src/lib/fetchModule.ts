/** Loads code on demand. A file can be gone because the page is older than the server; then the page reloads. */

const RELOADED = "club.reloaded";
const PATIENCE = 60_000;

export async function fetchModule<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (await clubAnswers()) reloadOnce();
    throw error;
  }
}

/** Whether the server answers. Offline, no file counts as missing. */
async function clubAnswers(): Promise<boolean> {
  try {
    return (await fetch("/api/health", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Reloads at most once a minute, so that a missing file does not cause endless reloads. */
function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < PATIENCE) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  } catch {
    // Nothing can be stored here: better an old page than one that reloads forever.
  }
}
