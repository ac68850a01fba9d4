/** While a sheet is open the history is a step longer: going back closes the sheet, and one stays where one is. */

import { sheets } from "./toast.ts";

interface Step {
  inside: true;
  /** Whose step it is. */
  sheet: string;
}

const step = () => history.state as Partial<Step> | null;

/** Takes a step for the sheet of this id, which opens now. Returns how to take it back once the sheet is closed. */
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
