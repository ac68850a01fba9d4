/** Somebody opens a link that carries a key: it leaves the address at once, and is taken only by who says so. */

import { useEffect, useState } from "preact/hooks";
import { keyInFragment, myKey } from "../identity/key.ts";
import { rekeying } from "./arrivals.ts";
import { later } from "./lazy.tsx";
import { useCell } from "./store.ts";

const ArrivalSheet = later(() => import("./ArrivalSheet.tsx"));
const RekeySheet = later(() => import("./RekeySheet.tsx"));

export function Arrival() {
  const [offered, setOffered] = useState<{ key: string; invited: boolean } | null>(null);
  useEffect(() => {
    const look = () => {
      const key = keyInFragment(location.hash);
      if (!key) return;
      // The key must not stay in the address, where it is seen and shared.
      history.replaceState(history.state, "", location.pathname + location.search);
      const invited = new URLSearchParams(location.search).has("join");
      if (myKey.get() !== key) setOffered({ key, invited });
    };
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  if (useCell(rekeying)) return <RekeySheet />;
  return offered && <ArrivalSheet key={offered.key} offered={offered} onClose={() => setOffered(null)} />;
}
