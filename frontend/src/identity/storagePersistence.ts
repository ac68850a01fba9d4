/** Whether this device's storage is permanent. */

/** Whether stored data outlives the page. */
export function storageLasts(): boolean {
  try {
    localStorage.setItem("club.probe", "1");
    localStorage.removeItem("club.probe");
    return true;
  } catch {
    return false;
  }
}

/** Asks the browser not to clear this site's storage; some do so after a week without a visit. */
export async function requestPersistence(): Promise<void> {
  try {
    await navigator.storage?.persist?.();
  } catch {
    // The result does not matter: Keep my seat covers phones that delete storage.
  }
}
