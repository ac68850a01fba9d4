import { builds } from "../api/http.ts";
import { useObservable } from "../lib/observable.ts";
import { moveInFlight } from "../sync/moveInFlight.ts";
import { FRESHENED_UP, RELOAD } from "../texts/en/club.ts";
import { reloadNewest } from "./installServiceWorker.ts";

/** Offers to load the page anew when the server is newer than it; not while a move is on its way. */
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
