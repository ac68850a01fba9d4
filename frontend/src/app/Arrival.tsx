/** Somebody opens a link that carries a key: this browser becomes that player. */

import { useEffect, useState } from "preact/hooks";
import { keyInFragment, myKey } from "../identity/key.ts";
import { later } from "./lazy.tsx";

const ArrivalSheet = later(() => import("./ArrivalSheet.tsx"));

export function Arrival() {
  const [offered, setOffered] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      const key = keyInFragment(location.hash);
      if (!key) return;
      // The key must not stay in the address, where it is seen and shared.
      history.replaceState(history.state, "", location.pathname + location.search);
      if (myKey.get() !== key) setOffered(key);
    };
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  return offered && <ArrivalSheet offered={offered} onClose={() => setOffered(null)} />;
}
