import { memory } from "./storage.ts";

/** Deletes everything stored on this device: keys, names, players met, tables seen. */
export function forgetAll(): void {
  memory.clear();
  try {
    for (const kept of [localStorage, sessionStorage])
      for (const name of Object.keys(kept)) if (name.startsWith("club.")) kept.removeItem(name);
  } catch {
    // Storage that cannot be read was never written.
  }
}
