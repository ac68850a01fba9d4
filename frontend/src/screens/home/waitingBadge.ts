/** Shows the number of waiting tables outside the page: in its title, on the icon of an installed club, and on the tab's icon, which is
 * drawn here. */

import type { MyTable } from "../../api/types.ts";
// Home and every table load this file after their first paint.
import "../../lib/keepTranslationsFresh.ts";
import { titlePrefix } from "../../ui/pageTitle.ts";

const MOST = 9;
const BADGE = `<circle cx="21.5" cy="21.5" r="10.5" fill="#a8371f"/>`;
const PICTURE =
  `<rect width="32" height="32" rx="7" fill="#cfe3e6"/><circle cx="12" cy="21" r="8" fill="#e3c88f"/>` +
  `<path fill="#2f6b47" d="M0 23c8-3 24-3 32 0v2a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z"/>` +
  `<path stroke="#16302a" stroke-width="2" d="M9 24V4"/><path fill="#c4472f" d="M10 4c5-1 7 1 12 0v7c-5 1-7-1-12 0z"/>`;

/** Null at first: an earlier visit may have left an old number on the icon. */
let shown: number | null = null;

/** Shows the number wherever this browser can. */
export function showWaiting(items: readonly MyTable[]): void {
  const count = items.filter(({ waiting }) => waiting).length;
  if (count === shown) return;
  showOnIcon(count);
  if (count > 0 || shown !== null) {
    showInTitle(count);
    showInTab(count);
  }
  shown = count;
}

function showInTitle(count: number): void {
  const bare = document.title.slice(titlePrefix.words.length);
  titlePrefix.words = count ? `(${count}) ` : "";
  document.title = titlePrefix.words + bare;
}

function showInTab(count: number): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.href = `data:image/svg+xml,${encodeURIComponent(picture(count))}`;
}

/** Returns the club's icon with a number; without one if nothing waits. */
export function picture(count: number): string {
  const words = count > MOST ? `${MOST}+` : String(count);
  const number = `<text x="21.5" y="27" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${words.length > 1 ? 13 : 16}" fill="#fffaf0">${words}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${PICTURE}${count ? BADGE + number : ""}</svg>`;
}

function showOnIcon(count: number): void {
  // Ignored: the club is not installed, or its icon cannot show a number.
  navigator.setAppBadge?.(count).catch(() => {});
}
