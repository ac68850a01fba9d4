import * as calls from "../../api/tables.ts";
import type { View } from "../../api/types.ts";
import { serverTime } from "../../lib/serverTime.ts";
import type { TableClient } from "../../sync/tableClient.ts";
import * as texts from "../../texts/en/status-strip.ts";
import { attempt } from "../../ui/attempt.ts";
import { isAhead, untilWords } from "../../ui/futureDates.ts";

const words = (held: string | null) =>
  isAhead(held, serverTime()) ? texts.keptUntil(untilWords(held)) : texts.BOT_PLAYS;

/** Shows a strip above the game to a player whose seat a bot plays. */
export default function BotPlaysStrip({ client, view, you }: { client: TableClient; view: View; you: number }) {
  const come = () =>
    attempt(async () => {
      const name = view.seats[you]?.name ?? "";
      client.accept(await calls.takeSeat(view, name, null));
    });
  return (
    <div class="strip aside" role="status">
      <span>{words(view.seats[you]?.held_until ?? null)}</span>
      <button type="button" class="strip-action" onClick={come}>
        {texts.I_AM_BACK}
      </button>
    </div>
  );
}
