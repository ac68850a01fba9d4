import { builds } from "../api/http.ts";
import { useObservable } from "../lib/observable.ts";
import { moveInFlight } from "../sync/moveInFlight.ts";
import { FRESHENED_UP, RELOAD } from "../texts/en/app.ts";
import { reloadNewest } from "./installServiceWorker.ts";

/** Offers to reload when the server has a newer build, except while a move is being sent. */
export function NewBuild() {
  const { ours, theirs } = useObservable(builds);
  const busy = useObservable(moveInFlight);
  if (ours === theirs || busy) return null;
  return (
    <div class="strip" role="status">
      <span>{FRESHENED_UP}</span>
      <button type="button" class="strip-action" onClick={reloadNewest}>
        {RELOAD}
      </button>
    </div>
  );
}
