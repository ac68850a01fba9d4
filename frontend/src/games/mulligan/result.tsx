/** Below the podium: the scorecard, and the wolf's points. */

import { Scorecard, WolfPoints } from "./Scorecard.tsx";
import type { MulliganFinished } from "./state.ts";
import * as say from "./texts/en/result.ts";

export { outcome } from "./outcome.ts";

export default function Result({ view }: { view: MulliganFinished }) {
  return (
    <>
      <h2>{say.SCORECARD}</h2>
      <Scorecard view={view} />
      <WolfPoints view={view} />
    </>
  );
}
