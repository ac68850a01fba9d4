import { memory } from "./storage.ts";

/** Leaves nothing of anybody on this device: keys, names, whom one has met, tables as they were seen. */
export function forgetAll(): void {
  memory.clear();
  try {
    for (const kept of [localStorage, sessionStorage])
      for (const name of Object.keys(kept)) if (name.startsWith("club.")) kept.removeItem(name);
  } catch {
    // What may not be read was never written.
  }
}
