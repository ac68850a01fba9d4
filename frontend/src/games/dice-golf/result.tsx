/** Below the podium: the standings, and the scorecards. */

import type { GolfView } from "./result/outcome.ts";
import { Scorecards } from "./result/Scorecards.tsx";
import { Standings } from "./result/Standings.tsx";

export { outcome } from "./result/outcome.ts";

export default function Result({ view }: { view: GolfView }) {
  return (
    <>
      <Standings view={view} />
      <Scorecards view={view} />
    </>
  );
}
