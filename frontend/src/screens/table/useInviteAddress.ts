import { useEffect } from "preact/hooks";
import type { View } from "../../api/types.ts";

/** Puts the join code into the address bar while seats are free, since many copy that instead of the link beside it. Only players at the
 * table have the code, and for them a reload changes nothing. */
export function useInviteAddress({ links: { join, watch } }: View): void {
  useEffect(() => {
    if (!join) return;
    history.replaceState(history.state, "", join);
    return () => {
      // Unless the player has navigated to another address.
      if (location.pathname + location.search === join) history.replaceState(history.state, "", watch);
    };
  }, [join, watch]);
}
