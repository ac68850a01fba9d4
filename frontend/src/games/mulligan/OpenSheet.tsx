/** What opens over the table: its sheet, the wagers, or a card that was held. */

import { later } from "../../ui/lazy.tsx";
import type { TableProps } from "../types.ts";
import { Hold } from "./HoldForHelp.tsx";
import type { MulliganState } from "./state.ts";
import type { Play } from "./usePlay.ts";

const CardSheet = later(() => import("./CardSheet.tsx"));
const TableSheet = later(() => import("./TableSheet.tsx"));
const WagersSheet = later(() => import("./WagersSheet.tsx"));

export type Opened = "table" | "wagers" | { card: number } | null;

interface OverProps {
  opened: Opened;
  open(what: Opened): void;
  table: TableProps<MulliganState>;
  send: Play["acts"]["send"];
}

export function Over({ opened, open, table, send }: OverProps) {
  const shut = () => open(null);
  return (
    <>
      <Hold help={(card) => open({ card })} />
      {opened === "table" && <TableSheet table={table} onClose={shut} />}
      {opened === "wagers" && <WagersSheet view={table.view} send={send} busy={table.busy} onClose={shut} />}
      {opened && typeof opened === "object" && <CardSheet card={opened.card} onClose={shut} />}
    </>
  );
}
