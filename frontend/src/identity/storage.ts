/** What this device remembers. Where the browser keeps nothing (private windows, storage switched off) it lasts as long as the
 * page does. */

export const memory = new Map<string, string>();

export function remember(name: string, value: string | null): void {
  if (value === null) memory.delete(name);
  else memory.set(name, value);
  try {
    if (value === null) localStorage.removeItem(`club.${name}`);
    else localStorage.setItem(`club.${name}`, value);
  } catch {
    // Full or forbidden: the copy in memory serves until the page is closed.
  }
}

export function recall(name: string): string | null {
  try {
    const kept = localStorage.getItem(`club.${name}`);
    if (kept !== null) return kept;
  } catch {
    // Forbidden: only memory is left.
  }
  return memory.get(name) ?? null;
}

export function recallJson<T>(name: string): T | null {
  const text = recall(name);
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

/** Whether what is remembered outlives the page. */
export function lasts(): boolean {
  try {
    localStorage.setItem("club.probe", "1");
    localStorage.removeItem("club.probe");
    return true;
  } catch {
    return false;
  }
}

/** Asks the browser not to clear this site's storage; some do so after a week without a visit. */
export async function askToLast(): Promise<void> {
  try {
    await navigator.storage?.persist?.();
  } catch {
    // An answer is not needed: Keep my seat is there for phones that forget.
  }
}
