import { useEffect, useState } from "preact/hooks";
import { useCell } from "../../app/store.ts";
import { myKey } from "../../identity/key.ts";

/** This player's id, as boards show it; null for who has no key, until it is worked out, and where it is not needed. */
export function useMe(needed = true): string | null {
  const key = useCell(myKey);
  const [me, setMe] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    if (key && needed)
      import("../../identity/player.ts").then(
        ({ playerId }) => wanted && setMe(playerId(key)),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [key, needed]);
  return me;
}
