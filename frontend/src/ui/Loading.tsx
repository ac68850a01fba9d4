/** Shown while something loads. Empty at first, since most things load before it could be read. */

import { useEffect, useState } from "preact/hooks";
import { NO_CONNECTION, ONE_MOMENT } from "../texts/en/app.ts";

export function Loading({ lost = false }: { lost?: boolean }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 500);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="loading" role="status">
      {lost ? <p>{NO_CONNECTION}</p> : late && <p>{ONE_MOMENT}</p>}
    </div>
  );
}
