import { useState } from "preact/hooks";
import type { Refused } from "../../api/http.ts";
import * as calls from "../../api/tables.ts";
import type { View } from "../../api/types.ts";
import { withDefinition } from "../../games/loadDefinition.tsx";
import { recall } from "../../identity/storage.ts";
import { go } from "../../lib/router.ts";
import type { TableClient } from "../../sync/tableClient.ts";
import { Loading } from "../../ui/Loading.tsx";
import { useRequest } from "../../ui/useRequest.ts";
import SeatGivenUp from "./SeatGivenUp.tsx";
import TableRefused from "./TableRefused.tsx";

const Join = withDefinition(() => import("./Join.tsx"));

interface InvitedToPrivateTableProps {
  client: TableClient;
  table: string;
  code: string;
  /** Why the club did not show the table. */
  refused: Refused;
}

/** The join screen of a table that is closed to watchers. Its contents come with the join code. */
export default function InvitedToPrivateTable({ client, table, code, refused }: InvitedToPrivateTableProps) {
  const [gone, setGone] = useState(false);
  const knocked = useRequest(() => calls.knock(table, code), [table, code]);
  if (gone || knocked.refused) return <TableRefused refused={knocked.refused ?? refused} />;
  if (!knocked.value) return <Loading lost={knocked.lost} />;
  const seated = (view: View) => {
    client.accept(view);
    client.refresh();
    go(`/t/${table}`, { replace: true });
  };
  const { view } = knocked.value;
  // A code that opens a seat without showing the table belongs to a player who gave up that seat: the game goes on, and they may return.
  if (!view) {
    const left: calls.Shown = { table, status: "playing" };
    return <SeatGivenUp onBack={async () => seated(await calls.takeSeat(left, recall("name") ?? "", code))} />;
  }
  return <Join view={view} kept={null} code={code} onSeated={seated} onWatch={() => setGone(true)} />;
}
