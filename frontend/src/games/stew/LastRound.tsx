/** What the last round was worth, and what was played in it. */

import { Played } from "./PlayedCards.tsx";
import { Accounts } from "./RoundAccounts.tsx";
import { accountsOf } from "./revealScenes.ts";
import type { StewFinished } from "./state.ts";
import * as say from "./texts/en/around.ts";

export default function LastRound({ view }: { view: StewFinished }) {
  return (
    <>
      <Accounts view={view} accounts={accountsOf(view)!} />
      <h2>{say.LAST_ROUND}</h2>
      <Played view={view} plays={view.state.last!.plays} />
    </>
  );
}
