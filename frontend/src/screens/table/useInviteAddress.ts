import { useEffect } from "preact/hooks";
import type { View } from "../../api/types.ts";

/** The address itself invites for as long as seats are free: many copy the address bar and not the link beside it. Only those
 * at the table have the code to show, and for them it changes nothing: a reload finds them seated. */
export function useInviteAddress({ links: { join, watch } }: View): void {
  useEffect(() => {
    if (!join) return;
    history.replaceState(history.state, "", join);
    return () => {
      // Unless another address was gone to meanwhile.
      if (location.pathname + location.search === join) history.replaceState(history.state, "", watch);
    };
  }, [join, watch]);
}
