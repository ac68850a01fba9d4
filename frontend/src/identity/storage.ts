/** Storage on this device. If the browser stores nothing (private windows), data lasts until the page is closed. */

export const memory = new Map<string, string>();

export function remember(name: string, value: string | null): void {
  if (value === null) memory.delete(name);
  else memory.set(name, value);
  try {
    if (value === null) localStorage.removeItem(`club.${name}`);
    else localStorage.setItem(`club.${name}`, value);
  } catch {
    // Full or forbidden: the copy in memory is used until the page is closed.
  }
}

export function recall(name: string): string | null {
  try {
    const kept = localStorage.getItem(`club.${name}`);
    if (kept !== null) return kept;
  } catch {
    // Forbidden: only memory is used.
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
