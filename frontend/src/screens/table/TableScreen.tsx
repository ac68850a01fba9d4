import { useEffect, useState } from "preact/hooks";
import type { View } from "../../api/types.ts";
import { withDefinition } from "../../games/loadDefinition.tsx";
import { type Observable, observable, useObservable } from "../../lib/observable.ts";
import { go } from "../../lib/router.ts";
import type { TableClient, TableState } from "../../sync/tableClient.ts";
import { NO_CONNECTION } from "../../texts/en/app.ts";
import { MOVE_IS_KEPT } from "../../texts/en/table-in-play.ts";
import { Loading } from "../../ui/Loading.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { reducedMotion } from "../../ui/motion.ts";
import { reservedSeat } from "./reservedSeat.ts";
import { TableInPlay } from "./TableInPlay.tsx";
import type { Side } from "./TableSheet.tsx";
import { useLastView } from "./useLastView.ts";
import { useTableClient } from "./useTableClient.ts";
import { useUnread } from "./useUnread.ts";

const Join = withDefinition(() => import("./Join.tsx"));
const InvitedToPrivateTable = lazy(() => import("./InvitedToPrivateTable.tsx"));
const Lobby = withDefinition(() => import("./Lobby.tsx"));
const TableRefused = lazy(() => import("./TableRefused.tsx"));
const Result = withDefinition(() => import("../result/Result.tsx"));
const TableSheet = withDefinition(() => import("./TableSheet.tsx"));
const NOTHING_YET: Observable<TableState | null> = observable<TableState | null>(null);

interface TableScreenProps {
  table: string;
  /** The code of a join link. */
  join: string | null;
}

export default function TableScreen({ table, join }: TableScreenProps) {
  const client = useTableClient(table);
  const state = useObservable<TableState | null>(client?.state ?? NOTHING_YET);
  useLastView(table, client, state);
  if (!client || !state) return <Loading />;
  if (state.refused && !state.view) {
    const { refused } = state;
    if (join === null || refused.code !== "not-your-seat") return <TableRefused refused={refused} />;
    return <InvitedToPrivateTable client={client} table={table} code={join} refused={refused} />;
  }
  if (!state.view) return <Loading lost={state.lost} />;
  return <Seated client={client} state={state} view={state.view} code={join} />;
}

/** Lets players who see a game end stay at the table and continue to the result themselves; with reduced motion the result is shown at
 * once. */
function useEnding({ status, ended }: View): { ending: boolean; leave(): void } {
  const [there, setThere] = useState(false);
  useEffect(() => {
    if (status === "playing") setThere(!reducedMotion());
  }, [status]);
  return { ending: there && ended === "finished", leave: () => setThere(false) };
}

interface SeatedProps {
  client: TableClient;
  state: TableState;
  view: View;
  code: string | null;
}

/** Whether this visitor can sit down: with a code, or because a seat is reserved for them. */
function invited(view: View, code: string | null): boolean {
  if (view.you !== null || view.status === "finished") return false;
  return code !== null || reservedSeat(view) !== null;
}

function Seated({ client, state, view, code }: SeatedProps) {
  const [watching, setWatching] = useState(false);
  const [side, setSide] = useState<Side | null>(null);
  const unread = useUnread(view.table, view.you, state.messages, side === "talk");
  const { ending, leave } = useEnding(view);
  const seated = (next: View) => {
    client.accept(next);
    // The code is no longer needed; without it the address can be shared and revisited.
    go(`/t/${view.table}`, { replace: true });
  };
  const show = () => {
    if (view.status === "finished" && !ending)
      return <Result view={view} client={client} onTable={setSide} unread={unread} />;
    if (invited(view, code) && !watching) {
      return (
        <Join view={view} kept={reservedSeat(view)} code={code} onSeated={seated} onWatch={() => setWatching(true)} />
      );
    }
    if (view.status === "open")
      return <Lobby view={view} unread={unread} onView={client.accept} onTable={() => setSide("talk")} />;
    const playing = { client, state, view, unread, onTable: setSide };
    return ending ? <TableInPlay {...playing} leave={leave} /> : <TableInPlay {...playing} />;
  };
  return (
    <>
      {show()}
      {state.lost && (
        <p class="veil" role="status">
          {state.busy ? MOVE_IS_KEPT : (state.stale ?? NO_CONNECTION)}
        </p>
      )}
      {side && (
        <TableSheet
          view={view}
          side={side}
          messages={state.messages}
          onMore={client.addMessages}
          onView={client.accept}
          onReleased={client.refresh}
          onClose={() => setSide(null)}
        />
      )}
    </>
  );
}
