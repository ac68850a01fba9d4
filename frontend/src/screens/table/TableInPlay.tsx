/** A table in play: the game's own component in the shell. */

import { useRef } from "preact/hooks";
import type { Move, View } from "../../api/types.ts";
import { loadTable } from "../../games/loadTable.ts";
import { fetchModule } from "../../lib/fetchModule.ts";
import { nextTask } from "../../lib/nextTask.ts";
import { back } from "../../lib/router.ts";
import { useModule } from "../../lib/useModule.ts";
import type { TableClient, TableState } from "../../sync/tableClient.ts";
import { NO_CONNECTION_LATER } from "../../texts/en/app.ts";
import * as texts from "../../texts/en/table-in-play.ts";
import { Loading } from "../../ui/Loading.tsx";
import { later } from "../../ui/lazy.tsx";
import { useTitle } from "../../ui/pageTitle.ts";
import { complain } from "../../ui/toast.ts";
import type { Side } from "./TableSheet.tsx";

/** Not needed to decide on a move. */
const loadStrip = () => import("./StatusStrip.tsx");
const loadSendMessage = () => import("./sendMessage.ts");
const TableExtras = later(() => import("./TableExtras.tsx"));

interface TableInPlayProps {
  client: TableClient;
  state: TableState;
  view: View;
  unread: number;
  onTable(side: Side): void;
  /** Continues to the result; present if the game has just ended on this page. */
  leave?(): void;
}

export function TableInPlay({ client, state, view, unread, onTable, leave }: TableInPlayProps) {
  const load = loadTable(view.game);
  const { module, failed } = useModule(load);
  const { you } = view;
  const { pause, seats } = view.pace;
  const asUsual = leave || !(pause || seats.some(({ away }) => away) || view.seats[you!]?.played_by_bot);
  // The strip moves the table down, so the two appear together, unless the table is already shown.
  const strip = useModule(asUsual ? undefined : loadStrip);
  const there = useRef(false);
  useTitle(texts.title(you !== null && view.waiting_for.includes(you), view.name ?? view.course?.name ?? null));
  if (!load) return <p class="loading">{texts.TOO_OLD}</p>;
  if (!module || !(asUsual || strip.module || strip.failed || there.current)) return <Loading lost={failed} />;
  there.current = true;
  const Table = module.default;
  const extras = <TableExtras view={view} busy={state.busy} leave={leave} onKeep={() => onTable("keep")} />;
  // Sending and its display are a task of their own, so that the tap is handled quickly.
  const send = (move: Move) => nextTask().then(() => client.send(move));
  return (
    <>
      {!asUsual && strip.module && <strip.module.default client={client} view={view} />}
      <Table
        view={view as never}
        happened={state.happened}
        busy={state.busy}
        send={send}
        messages={state.messages}
        say={(text) =>
          fetchModule(loadSendMessage).then(
            ({ sendMessage }) => sendMessage(view.table, text, client.addMessages),
            () => {
              complain(NO_CONNECTION_LATER);
              return false;
            },
          )
        }
        openChat={() => onTable("talk")}
        unread={unread}
        goBack={() => back("/")}
        {...(leave && { controls: extras })}
      />
      {!leave && extras}
    </>
  );
}
