/** A table in play: the game draws it, the shell stands around it. */

import { useState } from "preact/hooks";
import type { TableClient, TableState } from "../../api/table.ts";
import type { View } from "../../api/types.ts";
import { later } from "../../app/lazy.tsx";
import { fetchPart } from "../../app/parts.ts";
import { back } from "../../app/router.ts";
import { useModule } from "../../app/useModule.ts";
import { tableOf } from "../../games/tables.ts";
import { recall } from "../../identity/storage.ts";
import { NO_CONNECTION } from "../../texts/en/club.ts";
import * as texts from "../../texts/en/playing.ts";
import { Loading } from "../../ui/Loading.tsx";
import { useTitle } from "../../ui/title.ts";
import type { Side } from "./TableSheet.tsx";

/** Nobody decides by these. */
const BotPlays = later(() => import("./BotPlays.tsx"));
const KeepOffer = later(() => import("./KeepOffer.tsx"));

interface PlayingProps {
  client: TableClient;
  state: TableState;
  view: View;
  unread: number;
  onTable(side: Side): void;
  /** The game has just ended here: on to its result. */
  leave?(): void;
}

export function Playing({ client, state, view, unread, onTable, leave }: PlayingProps) {
  const load = tableOf(view.game);
  const { module, failed } = useModule(load);
  const { you } = view;
  useTitle(texts.title(you !== null && view.waiting_for.includes(you), view.course?.name ?? null));
  const [offer] = useState(recall("kept") === null);
  if (!load) return <p class="loading">{texts.TOO_OLD}</p>;
  if (!module) return <Loading lost={failed} />;
  const Table = module.default;
  return (
    <>
      {!leave && you !== null && view.seats[you]?.played_by_bot && <BotPlays client={client} view={view} you={you} />}
      <Table
        view={view as never}
        happened={state.happened}
        busy={state.busy}
        send={client.send}
        messages={state.messages}
        say={async (text) => {
          const { sayAt } = await fetchPart(() => import("./saying.ts"));
          await sayAt(view.table, text, client.addMessages);
        }}
        openChat={() => onTable("talk")}
        unread={unread}
        goBack={() => back("/")}
        {...(leave && { controls: <ToResult leave={leave} /> })}
      />
      {offer && you !== null && !leave && <KeepOffer view={view} busy={state.busy} onKeep={() => onTable("keep")} />}
      {state.lost && (
        <p class="veil" role="status">
          {state.busy ? texts.MOVE_IS_KEPT : NO_CONNECTION}
        </p>
      )}
    </>
  );
}

function ToResult({ leave }: { leave(): void }) {
  return (
    <button type="button" class="main-action" onClick={leave}>
      {texts.SEE_RESULT}
    </button>
  );
}
