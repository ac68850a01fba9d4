import { useEffect, useState } from "preact/hooks";
import { followTable, type TableClient } from "../../sync/tableClient.ts";

/** Returns a table client, which is open as long as the component is shown. */
export function useTableClient(id: string): TableClient | null {
  const [client, setClient] = useState<TableClient | null>(null);
  useEffect(() => {
    const made = followTable(id);
    setClient(made);
    return () => made.close();
  }, [id]);
  return client;
}
