/** Theme, motion and text size, where the player overrides the phone's own setting. A script in the page's head applies them
 * (`tools/appearance.ts`). */

import { recall, remember } from "./storage.ts";

/** `theme`: "light" or "dark"; `motion`: "less"; `text`: the root font size, on which all other sizes depend. */
export type AppearanceSetting = "theme" | "motion" | "text";

/** Text sizes. Tests check that every table fits the smallest phone at the last one. */
export const TEXT_SIZES = ["", "140%", "200%"] as const;

/** Returns the setting; empty if the phone decides. */
export const appearanceOf = (what: AppearanceSetting): string => recall(what) ?? "";

/** Saves the setting and applies it at once, with the same event as a change in another tab. */
export function setAppearance(what: AppearanceSetting, value: string): void {
  remember(what, value || null);
  dispatchEvent(Object.assign(new Event("storage"), { key: `club.${what}`, newValue: value || null }));
}
