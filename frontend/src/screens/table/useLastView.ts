import { useEffect } from "preact/hooks";
import { firstPaint } from "../../lib/firstPaint.ts";
import type { TableClient, TableState } from "../../sync/tableClient.ts";

/** Needed only offline. */
const lastViews = () => firstPaint.then(() => import("./rememberView.ts"));

/** Saves what is shown of the table, and shows that if there is no answer. Starts polling after the first paint. */
export function useLastView(table: string, client: TableClient | null, state: TableState | null): void {
  const { view = null, stale = null, lost = false } = state ?? {};
  useEffect(() => {
    if (client && view && stale === null)
      lastViews()
        .then(({ noteView }) => noteView(view, client))
        .catch(nothing);
  }, [client, view, stale]);
  useEffect(() => {
    if (!client || !lost || view) return;
    lastViews()
      .then(({ rememberedView }) => {
        const last = rememberedView(table);
        if (last) client.remembered(last.view, last.stale);
      })
      .catch(nothing);
  }, [client, lost, view]);
}

/** If the code does not load, nothing is saved. */
function nothing(): void {}
