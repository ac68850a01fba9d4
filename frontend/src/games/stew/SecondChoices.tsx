/** Second choices of a Saucier, an Understudy and a Spice Trader. */

import { Second } from "../table/Actions.tsx";
import * as say from "./texts/en/second-choices.ts";
import type { Play } from "./usePlay.ts";

export default function SecondChoices({ play: { may, draft, acts, busy } }: { play: Play }) {
  if (!draft) return null;
  const adds = draft.token ? may.adds.includes(draft.token) : may.adds.length > 0;
  return (
    <>
      {adds && <Second {...say.ADD} busy={busy} pressed={draft.add} act={acts.add} />}
      {may.asks && <Second {...say.ASK} busy={busy} pressed={draft.ask} act={acts.ask} />}
      {may.trades > 0 && <Second {...say.TRADE} busy={busy} pressed={draft.trades} act={acts.trade} />}
    </>
  );
}
