/** An open sheet adds a history entry, so that the back button closes it. */

import { sheets } from "./toast.ts";

interface Step {
  inside: true;
  /** Whose step it is. */
  sheet: string;
}

const step = () => history.state as Partial<Step> | null;

/** Adds an entry for the sheet with this id. Returns how to remove it when the sheet is closed. */
export function addHistoryStep(sheet: string, close: () => void): () => void {
  const left = step()?.sheet;
  // A step that a closed sheet left behind serves the next one.
  const how = left !== undefined && !sheets.get().includes(left) ? "replaceState" : "pushState";
  history[how]({ inside: true, sheet }, "");
  const moved = () => {
    if (step()?.sheet !== sheet) close();
  };
  addEventListener("popstate", moved);
  return () => {
    removeEventListener("popstate", moved);
    // What closed it may go elsewhere, or open another sheet: both take the step over.
    setTimeout(() => step()?.sheet === sheet && history.back());
  };
}
