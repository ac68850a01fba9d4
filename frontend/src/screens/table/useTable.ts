import { useEffect, useState } from "preact/hooks";
import { followTable, type TableClient } from "../../api/table.ts";
import { painted } from "../../app/painted.ts";

/** A client for the table, for as long as the component shows it. */
export function useTable(id: string): TableClient | null {
  const [client, setClient] = useState<TableClient | null>(null);
  useEffect(() => {
    const made = followTable(id);
    setClient(made);
    // Where its code does not come, the table is looked at all the same.
    const rhythm = painted.then(() => import("../../api/rhythm.ts"));
    rhythm.then(({ keepTime }) => made.ended.aborted || keepTime(id, made)).catch(() => {});
    return () => made.close();
  }, [id]);
  return client;
}
