/** Chooses a specialty, the first hand, or an Understudy's token. */

import { last } from "../lists.ts";
import { CardArt } from "./art/CardArt.tsx";
import { TokenArt } from "./art/signs.tsx";
import { wantedBy } from "./cards.ts";
import "./pick-one.css";
import type { Pick } from "./choices.ts";
import type { StewView, Token } from "./state.ts";
import * as say from "./texts/en/second-choices.ts";
import type { Play } from "./usePlay.ts";

interface PickOneProps {
  view: StewView;
  play: Play;
}

export default function PickOne({ view, play: { may, draft, acts, busy } }: PickOneProps) {
  const chosen = JSON.stringify(draft?.pick);
  const exchanges = view.state.phase === "exchange";
  return (
    <>
      {exchanges && <Asked view={view} pick={draft?.pick ?? null} />}
      <div class={exchanges ? "stew-picks exchanges" : "stew-picks"}>
        {may.picks.map((pick) => (
          <button
            key={JSON.stringify(pick)}
            type="button"
            aria-pressed={JSON.stringify(pick) === chosen}
            aria-disabled={busy}
            onClick={() => acts.pick(pick)}
          >
            {exchanges && <TokenArt token={tokenOf(view, pick)} />}
            <b>{say.nameOf(pick)}</b>
            {pick.kind === "keep" && <small>{say.does[pick.specialty]}</small>}
          </button>
        ))}
      </div>
    </>
  );
}

const playedBy = ({ state, you }: StewView) => last(state.players[you!]!.plays)!;

/** Returns the token that would be played. */
const tokenOf = (view: StewView, pick: Pick | null): Token =>
  pick?.kind === "exchange" ? pick.token : playedBy(view).token;

/** Shows the cards played this turn; ingredients in the order of the chosen token's royal are highlighted. */
function Asked({ view, pick }: { view: StewView; pick: Pick | null }) {
  const wanted = wantedBy(view.state.royals[tokenOf(view, pick)]?.order);
  return (
    <p class="stew-asked" aria-hidden="true">
      {playedBy(view).cards.map((card) => (
        <CardArt key={card} card={card} wanted={wanted} flat />
      ))}
    </p>
  );
}
