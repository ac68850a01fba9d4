/** What stands below the podium: the scores of all rounds, and the cards as they lay at last. */

import { orderOf } from "../table/groups.ts";
import Cards from "./Cards.tsx";
import type { BecksFinished } from "./outcome.ts";
import { EndedRound, Rounds } from "./Rounds.tsx";

export default function Below({ view }: { view: BecksFinished }) {
  const order = orderOf(view);
  return (
    <>
      <Cards />
      <Rounds view={view} order={order} />
      {view.state.last && <EndedRound view={view} ended={view.state.last} order={order} />}
    </>
  );
}
