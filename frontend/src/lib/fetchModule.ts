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

/** Whether the server answers; offline, nothing counts as gone. */
async function clubAnswers(): Promise<boolean> {
  try {
    return (await fetch("/api/health", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Reloads once a minute at most, so that a file that is really missing does not cause endless reloads. */
function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < PATIENCE) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  } catch {
    // Nothing can be remembered here: better an old page than one that never stops loading.
  }
}
