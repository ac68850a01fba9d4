/** The open sheet: the table's, the wagers, or a card. */

import { later } from "../../ui/lazy.tsx";
import type { TableProps } from "../types.ts";
import { HoldForHelp } from "./HoldForHelp.tsx";
import type { MulliganState } from "./state.ts";
import type { Play } from "./usePlay.ts";

const CardSheet = later(() => import("./CardSheet.tsx"));
const TableSheet = later(() => import("./TableSheet.tsx"));
const WagersSheet = later(() => import("./WagersSheet.tsx"));

export type Opened = "table" | "wagers" | { card: number } | null;

interface OpenSheetProps {
  opened: Opened;
  open(what: Opened): void;
  table: TableProps<MulliganState>;
  send: Play["acts"]["send"];
}

export function OpenSheet({ opened, open, table, send }: OpenSheetProps) {
  const shut = () => open(null);
  return (
    <>
      <HoldForHelp help={(card) => open({ card })} />
      {opened === "table" && <TableSheet table={table} onClose={shut} />}
      {opened === "wagers" && <WagersSheet view={table.view} send={send} busy={table.busy} onClose={shut} />}
      {opened && typeof opened === "object" && <CardSheet card={opened.card} onClose={shut} />}
    </>
  );
}
