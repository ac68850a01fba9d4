/** Extra buttons in the head: chips, which open the wagers, and the scorecard. */

import { IconButton, Lines } from "../table/Head.tsx";
import "./chips.css";
import { offersTo } from "./offersToAnswer.ts";
import type { MulliganView } from "./state.ts";
import * as say from "./texts/en/rare-actions.ts";

export function HeadButtons({ view, open }: { view: MulliganView; open(what: "table" | "wagers"): void }) {
  return (
    <>
      {view.state.wagers && <Chips view={view} act={() => open("wagers")} />}
      <IconButton label={say.CARD} act={() => open("table")}>
        <Lines path="M4 5h16v14H4zM4 10h16M9.5 10v9M14.5 10v9" bold={2.2} />
      </IconButton>
    </>
  );
}

/** The chips button, with the number of unanswered offers as a badge and in its label. */
function Chips({ view, act }: { view: MulliganView; act(): void }) {
  const { you, state } = view;
  const count = you === null ? null : (state.wagers!.chips[you] ?? null);
  const offers = offersTo(view).length;
  return (
    <IconButton label={say.chips(count, offers)} act={act}>
      <span class="mu-chips num">
        <i />
        {count}
      </span>
      {offers > 0 && <span class="dot num mu-offers" data-offers={offers} />}
    </IconButton>
  );
}
