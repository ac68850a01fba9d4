/** Doing what the server may refuse, or not answer. */

import { Refused, Unanswered } from "../api/http.ts";
import { clearComplaints, complain } from "./toast.ts";

/** Does it, and says why it could not be done; what was wrong the last time is taken back. `lost` is said where there is no
 * answer; without it that is the caller's own affair. True when it was done. */
export async function attempt(work: () => Promise<unknown>, lost?: string): Promise<boolean> {
  clearComplaints();
  try {
    await work();
    return true;
  } catch (error) {
    complain(wordsFor(error, lost));
    return false;
  }
}

function wordsFor(error: unknown, lost: string | undefined): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof Unanswered && lost) return lost;
  throw error;
}
