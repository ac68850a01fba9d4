import { useEffect, useState } from "preact/hooks";

/** Screens too low for more than the hand, the main action and a strip of the picture. */
export const SHORT = "(max-height: 700px) and (max-width: 859px), (max-height: 480px)";

/** Whether a media query matches. */
export function useMedia(media: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(media).matches);
  useEffect(() => {
    const query = matchMedia(media);
    const look = () => setHolds(query.matches);
    look();
    // Older Safaris have only the first method.
    if (query.addEventListener) query.addEventListener("change", look);
    else query.addListener(look);
    return () => (query.removeEventListener ? query.removeEventListener("change", look) : query.removeListener(look));
  }, [media]);
  return holds;
}
