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
  /** Why the table was not shown. */
  refused: Refused;
}

/** The join screen of a table that is closed to watchers; what it shows comes with the join code. */
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
  // Only who gave a seat up there is shown nothing of the table that its code opens: the game goes on, they may come back.
  if (!view) {
    const left: calls.Shown = { table, status: "playing" };
    return <SeatGivenUp onBack={async () => seated(await calls.takeSeat(left, recall("name") ?? "", code))} />;
  }
  return <Join view={view} kept={null} code={code} onSeated={seated} onWatch={() => setGone(true)} />;
}
