import { useEffect, useState } from "preact/hooks";

/** Where talk stands as a column of its own beside the ring. */
const WIDE = "(min-width: 900px) and (min-height: 560px)";

export function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const look = () => setWide(query.matches);
    // Older Safaris know only the first.
    if (query.addEventListener) query.addEventListener("change", look);
    else query.addListener(look);
    return () => (query.removeEventListener ? query.removeEventListener("change", look) : query.removeListener(look));
  }, []);
  return wide;
}
