/** What keeps the club's pushes to this browser in order while a page is open. */

import { arrivals } from "../identity/playerChanges.ts";
import { tend } from "./pushSubscription.ts";

/** Looks now, and whenever something may have changed. */
export function keepTending(): void {
  look();
  arrivals.follow(look);
  navigator.serviceWorker.addEventListener("message", ({ data }) => data === "push-changed" && look());
  navigator.permissions?.query({ name: "notifications" }).then((leave) => {
    leave.onchange = look;
  }, nothing);
}

function look(): void {
  tend().catch(nothing);
}

/** The next visit tries again. */
function nothing(): void {}
