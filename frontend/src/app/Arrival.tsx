/** Somebody opens a link that carries a key: this browser becomes that player. */

import { useEffect, useState } from "preact/hooks";
import { keyInFragment } from "../identity/keep.ts";
import { adoptKey, myKey } from "../identity/key.ts";
import { SEATS_ARE_HERE } from "../texts/en/club.ts";
import { say } from "../ui/toast.ts";
import { later } from "./lazy.tsx";
import { cell } from "./store.ts";

const ArrivalSheet = later(() => import("./ArrivalSheet.tsx"));

/** How often this page has become another player; what was shown before is then asked for anew. */
export const arrivals = cell(0);

export function Arrival() {
  const [offered, setOffered] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      const key = keyInFragment(location.hash);
      if (!key) return;
      // The key must not stay in the address, where it is seen and shared.
      history.replaceState(history.state, "", location.pathname + location.search);
      if (myKey.get() === key) return;
      if (myKey.get() === null) take(key);
      else setOffered(key);
    };
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  if (!offered) return null;
  const accept = () => {
    take(offered);
    setOffered(null);
  };
  return <ArrivalSheet onAccept={accept} onClose={() => setOffered(null)} />;
}

function take(key: string): void {
  adoptKey(key);
  arrivals.set(arrivals.get() + 1);
  say(SEATS_ARE_HERE);
}
