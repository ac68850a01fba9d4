/** How the page looks on this phone, where its owner wants it otherwise than the phone says. A script in the page's head goes by it
 * (`tools/appearance.ts`). */

import { recall, remember } from "./storage.ts";

/** `theme`: "light" or "dark"; `motion`: "less"; `text`: the root's size of letters, of which all others are made. */
export type AppearanceSetting = "theme" | "motion" | "text";

/** Sizes of letters: at the last one each table is held to stand on the smallest phone. */
export const TEXT_SIZES = ["", "140%", "200%"] as const;

/** Nothing where it is as the phone says. */
export const appearanceOf = (what: AppearanceSetting): string => recall(what) ?? "";

/** Keeps it, and shows it at once: the page hears of it as it would from another page of the club. */
export function setAppearance(what: AppearanceSetting, value: string): void {
  remember(what, value || null);
  dispatchEvent(Object.assign(new Event("storage"), { key: `club.${what}`, newValue: value || null }));
}
