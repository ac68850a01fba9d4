/** Handles links that carry a key: removes the key from the address at once and asks before using it. */

import { useEffect, useState } from "preact/hooks";
import { keyChanged } from "../identity/key.ts";
import { changingKey } from "../identity/playerChanges.ts";
import { useObservable } from "../lib/observable.ts";
import { later } from "../ui/lazy.tsx";

export const loadKeyDialogs = () => import("../screens/keys/KeyDialogs.tsx");
const KeyDialogs = later(loadKeyDialogs);

export function KeyLinks() {
  /** Query and fragment of the opened address. */
  const [link, setLink] = useState("");
  useEffect(() => {
    const look = () => {
      const { pathname, search, hash } = location;
      if (!hash) return;
      // A key, or part of one, must not stay in the address, where it is seen and shared. The page uses no other fragments.
      history.replaceState(history.state, "", pathname + search);
      if (/key|[\w-]{30}/i.test(hash)) setLink(search + hash);
    };
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  const changing = useObservable(changingKey);
  const changed = useObservable(keyChanged);
  return link || changing || changed ? <KeyDialogs link={link} onClose={() => setLink("")} /> : null;
}
