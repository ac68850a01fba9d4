import { Refused } from "../api/http.ts";
import * as texts from "../texts/en/notifications.ts";
import { clearComplaints, complain, say } from "../ui/toast.ts";
import { subscribe } from "./pushSubscription.ts";

/** Subscribes this browser to notifications and shows the result; then calls `also`. Returns whether both succeeded. Must be called in a
 * tap handler. */
export async function enableNotifications(key: string, also: () => Promise<unknown> = nothing): Promise<boolean> {
  clearComplaints();
  try {
    const answer = await subscribe(key);
    if (answer === "denied") complain(texts.DENIED);
    if (answer !== "done") return false;
    await also();
    say(texts.WILL_TELL);
    return true;
  } catch (error) {
    complain(error instanceof Refused ? error.message : texts.DID_NOT_WORK);
    return false;
  }
}

async function nothing(): Promise<void> {}
