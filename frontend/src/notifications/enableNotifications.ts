import { Refused } from "../api/http.ts";
import * as texts from "../texts/en/telling.ts";
import { complain, mended, say } from "../ui/toast.ts";
import { begin } from "./pushSubscription.ts";

/** Has this browser told, and says how that went; `also` is done where it is. True if all was done. Must be called in a tap. */
export async function tellHere(key: string, also: () => Promise<unknown> = nothing): Promise<boolean> {
  mended();
  try {
    const answer = await begin(key);
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
