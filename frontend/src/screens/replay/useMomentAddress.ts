import { useEffect } from "preact/hooks";
import type { Eyes } from "../../api/replays.ts";
import type { View } from "../../api/types.ts";
import { addressOf } from "./replayRange.ts";

/** Keeps the address in step with the moment shown, so that it can be shared. Adds no history entries. Waits while a sheet is open, since
 * the sheet has a history entry of its own. */
export function useMomentAddress(view: View, at: number, eyes: Eyes): void {
  useEffect(() => {
    const address = addressOf(view, at, eyes);
    const keep = () => {
      if (history.state?.sheet || !location.pathname.startsWith(`/t/${view.table}/`)) return;
      if (location.pathname + location.search !== address) history.replaceState(history.state, "", address);
    };
    keep();
    addEventListener("popstate", keep);
    return () => removeEventListener("popstate", keep);
  }, [view, at, eyes]);
}
