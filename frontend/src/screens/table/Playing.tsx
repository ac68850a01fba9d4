/** A table in play: the game draws it, the shell stands around it. */

import { useState } from "preact/hooks";
import * as calls from "../../api/calls.ts";
import { Refused } from "../../api/http.ts";
import type { TableClient, TableState } from "../../api/table.ts";
import type { View } from "../../api/types.ts";
import { back } from "../../app/router.ts";
import { useModule } from "../../app/useModule.ts";
import { tableOf } from "../../games/tables.ts";
import { ownSeat } from "../../identity/seats.ts";
import { recall, remember } from "../../identity/storage.ts";
import { Loading } from "../../ui/Loading.tsx";
import { useTitle } from "../../ui/title.ts";
import { say } from "../../ui/toast.ts";
import { sayAt } from "./saying.ts";
import type { Side } from "./TableSheet.tsx";

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
  const turn = view.you !== null && view.waiting_for.includes(view.you);
  useTitle(`${turn ? "Your turn" : "Playing"}${view.course ? ` at ${view.course.name}` : ""}`);
  if (!load) return <p class="loading">This page is too old for this game. Load it again.</p>;
  if (!module) return <Loading lost={failed} />;
  const Table = module.default;
  return (
    <>
      {!leave && <Strip client={client} state={state} view={view} onTable={onTable} />}
      <Table
        view={view as never}
        happened={state.happened}
        busy={state.busy}
        send={client.send}
        messages={state.messages}
        say={async (text) => void (await sayAt(view.table, text, client.addMessages))}
        openChat={() => onTable("talk")}
        unread={unread}
        goBack={() => back("/")}
        {...(leave && { controls: <ToResult leave={leave} /> })}
      />
      {state.lost && (
        <p class="veil" role="status">
          {state.busy
            ? "No connection. Your move is kept and goes out by itself."
            : "No connection just now. Trying again."}
        </p>
      )}
    </>
  );
}

function ToResult({ leave }: { leave(): void }) {
  return (
    <button type="button" class="main-action" onClick={leave}>
      See the result
    </button>
  );
}

/** The one thing worth saying above the game: that a bot plays here, that phones forget. */
function Strip({ client, state, view, onTable }: Omit<PlayingProps, "unread">) {
  const [later, setLater] = useState(false);
  if (view.you !== null && view.seats[view.you]?.played_by_bot) return <BotPlays client={client} view={view} />;
  const moved = (ownSeat(view.table)?.moves.length ?? 0) > 0;
  if (!moved || state.busy || later || recall("kept") !== null) return null;
  const close = () => {
    remember("kept", "later");
    setLater(true);
  };
  return (
    <div class="strip" role="status">
      <span>Phones forget.</span>
      <button
        type="button"
        class="strip-action"
        onClick={() => {
          close();
          onTable("keep");
        }}
      >
        Keep my seat
      </button>
      <button type="button" class="strip-action quiet" onClick={close}>
        Not now
      </button>
    </div>
  );
}

function BotPlays({ client, view }: { client: TableClient; view: View }) {
  const come = async () => {
    const name = view.seats[view.you!]?.name ?? "";
    try {
      client.accept(await calls.takeSeat(view.table, view.fairness.commitment, name, null));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      say(error.message);
    }
  };
  return (
    <div class="strip" role="status">
      <span>A bot is playing for you.</span>
      <button type="button" class="strip-action" onClick={come}>
        I am back
      </button>
    </div>
  );
}
