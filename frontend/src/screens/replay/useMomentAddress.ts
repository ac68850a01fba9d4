import { useEffect } from "preact/hooks";
import type { Eyes } from "../../api/replays.ts";
import type { View } from "../../api/types.ts";
import { addressOf } from "./replayRange.ts";

/** Keeps the moment that is shown in the address, so that it can be shared and come back to. The step stays what it was: whoever came
 * by a link goes back to the table. A sheet has a step of its own, which is gone when it closes: then the address follows. */
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
