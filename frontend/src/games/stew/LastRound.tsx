/** The last round's earnings and cards. */

import { PlayedCards } from "./PlayedCards.tsx";
import { RoundAccounts } from "./RoundAccounts.tsx";
import { accountsOf } from "./revealScenes.ts";
import type { StewFinished } from "./state.ts";
import * as say from "./texts/en/definition.ts";

export default function LastRound({ view }: { view: StewFinished }) {
  return (
    <>
      <RoundAccounts view={view} accounts={accountsOf(view)!} />
      <h2>{say.LAST_ROUND}</h2>
      <PlayedCards view={view} plays={view.state.last!.plays} />
    </>
  );
}
