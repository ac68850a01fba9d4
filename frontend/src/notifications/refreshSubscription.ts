/** Keeps this browser's push subscription current while a page is open. */

import { playerChanges } from "../identity/playerChanges.ts";
import { refreshSubscription } from "./pushSubscription.ts";

/** Checks the subscription now and whenever something may have changed. */
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

/** Errors are ignored: the next visit tries again. */
function nothing(): void {}
