/** Settings of this phone. All are off by default. */

import { recall, remember } from "./storage.ts";

/** `hold`: moves can be undone for some seconds; `sound`, `vibration`: signals at the player's turn; `nudges.muted`: the player wants no
 * nudges, so tables do not mention them. */
export type Setting = "hold" | "sound" | "vibration" | "nudges.muted";

export const isOn = (setting: Setting): boolean => recall(setting) !== null;

export function setSetting(setting: Setting, on: boolean): void {
  remember(setting, on ? "1" : null);
}
