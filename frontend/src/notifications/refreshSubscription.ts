/** What keeps the club's pushes to this browser in order while a page is open. */

import { playerChanges } from "../identity/playerChanges.ts";
import { refreshSubscription } from "./pushSubscription.ts";

/** Looks now, and whenever something may have changed. */
export function keepSubscriptionFresh(): void {
  look();
  playerChanges.follow(look);
  navigator.serviceWorker.addEventListener("message", ({ data }) => data === "push-changed" && look());
  navigator.permissions?.query({ name: "notifications" }).then((leave) => {
    leave.onchange = look;
  }, nothing);
}

function look(): void {
  refreshSubscription().catch(nothing);
}

/** The next visit tries again. */
function nothing(): void {}
