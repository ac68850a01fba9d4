import { Sheet } from "../../ui/Sheet.tsx";
import { PlayedCards } from "./PlayedCards.tsx";
import { RoundAccounts } from "./RoundAccounts.tsx";
import { accountsOf } from "./revealScenes.ts";
import type { StewView } from "./state.ts";
import * as say from "./texts/en/played.ts";

/** The cards played this round as a sheet, and the result of the round before. */
export default function PlayedSheet({ view, onClose }: { view: StewView; onClose(): void }) {
  const { players, last, deck, discard } = view.state;
  const accounts = accountsOf(view);
  return (
    <Sheet title={say.PLAYED} onClose={onClose}>
      <PlayedCards view={view} plays={players.map(({ plays }) => plays)} now />
      <p class="stew-played">{say.piles(deck, discard)}</p>
      {last && accounts && (
        <>
          <h3>{say.roundOf(last.round)}</h3>
          <RoundAccounts view={view} accounts={accounts} />
          <PlayedCards view={view} plays={last.plays} />
        </>
      )}
    </Sheet>
  );
}
