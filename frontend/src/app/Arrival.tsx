/** Somebody opens a link that carries a key: it leaves the address at once, and is taken only by who says so. */

import { useEffect, useState } from "preact/hooks";
import { rekeying } from "./arrivals.ts";
import { later } from "./lazy.tsx";
import { useCell } from "./store.ts";

export const arrivalSheet = () => import("./ArrivalSheet.tsx");
const ArrivalSheet = later(arrivalSheet);
const RekeySheet = later(() => import("./RekeySheet.tsx"));

export function Arrival() {
  /** Query and fragment as they came. */
  const [link, setLink] = useState("");
  useEffect(() => {
    const look = () => {
      const { pathname, search, hash } = location;
      if (!/key|[\w-]{30}/i.test(hash)) return;
      // A key must not stay in the address, where it is seen and shared; nor what may be one that was spoilt.
      history.replaceState(history.state, "", pathname + search);
      setLink(search + hash);
    };
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  if (useCell(rekeying)) return <RekeySheet />;
  return link ? <ArrivalSheet key={link} link={link} onClose={() => setLink("")} /> : null;
}
