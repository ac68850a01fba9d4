/** An open sheet adds a history entry, so that the back button closes it. */

import { sheets } from "./toast.ts";

interface Step {
  inside: true;
  /** Id of the sheet to which the entry belongs. */
  sheet: string;
}

const step = () => history.state as Partial<Step> | null;

/** Adds an entry for the sheet with this id. Returns how to remove it when the sheet is closed. */
export function addHistoryStep(sheet: string, close: () => void): () => void {
  const left = step()?.sheet;
  // An entry that a closed sheet left behind is reused.
  const how = left !== undefined && !sheets.get().includes(left) ? "replaceState" : "pushState";
  history[how]({ inside: true, sheet }, "");
  const moved = () => {
    if (step()?.sheet !== sheet) close();
  };
  addEventListener("popstate", moved);
  return () => {
    removeEventListener("popstate", moved);
    // What closed the sheet may navigate or open another sheet; both reuse the entry.
    setTimeout(() => step()?.sheet === sheet && history.back());
  };
}
