/** Replaces the hand: the swing, totals between holes, or the cards on the table for watchers. */

import { later } from "../../ui/lazy.tsx";
import Reveal from "./Reveal.tsx";
import type { MulliganView } from "./state.ts";
import type { Sight } from "./tableMode.ts";
import type { Play } from "./usePlay.ts";

const Standings = later(() => import("./Scorecard.tsx"));
const CardsOnTable = later(() => import("./CardsOnTable.tsx"));

interface HandReplacementProps {
  view: MulliganView;
  play: Play;
  sight: Sight;
}

export function HandReplacement({ view, play: { playing, acts }, sight: { swing, stands } }: HandReplacementProps) {
  if (!swing) return stands ? <Standings view={view} /> : <CardsOnTable view={view} />;
  const chosen = playing?.kind === "mulligan" ? playing.choice : null;
  return <Reveal view={view} reveal={swing} chosen={chosen} cancel={acts.cancel} />;
}
