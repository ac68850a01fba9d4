import { useState } from "preact/hooks";
import * as calls from "../../api/calls.ts";
import type { Refused } from "../../api/http.ts";
import type { TableClient } from "../../api/table.ts";
import type { View } from "../../api/types.ts";
import { go } from "../../app/router.ts";
import { useAsked } from "../../app/useAsked.ts";
import { withParts } from "../../games/parts.tsx";
import { Loading } from "../../ui/Loading.tsx";
import GaveUp from "./GaveUp.tsx";
import Refusal from "./Refusal.tsx";

const Join = withParts(() => import("./Join.tsx"));

interface InvitedProps {
  client: TableClient;
  table: string;
  code: string;
  /** Why the table was not shown. */
  refused: Refused;
}

/** Somebody followed a join link to a table that is closed to watchers: what they need to know comes with the knock. */
export default function Invited({ client, table, code, refused }: InvitedProps) {
  const [gone, setGone] = useState(false);
  const knocked = useAsked(() => calls.knock(table, code), [table, code]);
  if (gone || knocked.refused) return <Refusal refused={knocked.refused ?? refused} />;
  if (!knocked.value) return <Loading lost={knocked.lost} />;
  const seated = (view: View) => {
    client.accept(view);
    client.refresh();
    go(`/t/${table}`, { replace: true });
  };
  const { view } = knocked.value;
  // Only who gave a seat up there is shown nothing of the table that its code opens.
  if (!view) return <GaveUp />;
  return <Join view={view} kept={null} code={code} onSeated={seated} onWatch={() => setGone(true)} />;
}
