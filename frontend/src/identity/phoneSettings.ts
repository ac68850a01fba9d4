/** What people have set on this phone. All is off until they say otherwise. */

import { recall, remember } from "./storage.ts";

/** `hold`: moves are held for some seconds; `sound`, `vibration`: at one's turn. */
export type Setting = "hold" | "sound" | "vibration";

export const isOn = (setting: Setting): boolean => recall(setting) !== null;

export function setSetting(setting: Setting, on: boolean): void {
  remember(setting, on ? "1" : null);
}
