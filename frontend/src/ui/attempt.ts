/** Runs requests that may fail, and shows why. */

import { Refused, Unanswered } from "../api/http.ts";
import { clearComplaints, complain } from "./toast.ts";

/** Runs `work` and shows its error; clears earlier errors first. `lost` is shown if there is no answer; without it Unanswered is thrown.
 * Returns whether it succeeded. */
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
