import { useState } from "preact/hooks";
import { get } from "../../api/http.ts";
import * as calls from "../../api/tables.ts";
import type { MyTable, View } from "../../api/types.ts";
import { GamePicture } from "../../games/GamePicture.tsx";
import { go } from "../../lib/router.ts";
import { NO_CONNECTION_LATER } from "../../texts/en/app.ts";
import * as texts from "../../texts/en/home.ts";
import { attempt } from "../../ui/attempt.ts";
import { inviteWords, withWords } from "./tableWords.ts";

interface InviteCardProps {
  item: MyTable;
  onDecline(): void;
}

/** Shows a table with a seat reserved for the player: a rematch, or an invitation. */
export function InviteCard({ item, onDecline }: InviteCardProps) {
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    await attempt(() => sitDown(item), NO_CONNECTION_LATER);
    setBusy(false);
  };
  return (
    <li>
      <div class="turn invite">
        <GamePicture game={item.game} class="pic" viewBox="15 0 90 90" />
        <div class="turn-body">
          <div>
            <h3 class="named">{inviteWords(item)}</h3>
            <p class="since named">{withWords(item)}</p>
          </div>
          <div class="yes">
            <button type="button" class="take" disabled={busy} onClick={take}>
              {texts.TAKE_SEAT}
            </button>
            <button type="button" class="no" onClick={onDecline}>
              {texts.NOT_NOW}
            </button>
          </div>
        </div>
      </div>
    </li>
  );
}

/** Takes the reserved seat under its name and opens the table. If some hours do not count there, it only opens the table, which asks first. */
async function sitDown({ table, seats, reserved }: MyTable): Promise<void> {
  // The commitment is shown before this player's nonce is drawn.
  const shown = await get<View>(`/tables/${encodeURIComponent(table)}`);
  // The table must show which hours do not count before the player sits down.
  if (!shown.pace.off.length) await calls.takeSeat(shown, seats[reserved!]?.name ?? "", null);
  go(`/t/${table}`);
  scrollTo(0, 0);
}
