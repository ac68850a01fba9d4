import { useEffect } from "preact/hooks";
import { firstPaint } from "../../lib/firstPaint.ts";
import type { TableClient, TableState } from "../../sync/tableClient.ts";

/** Not needed while all goes well. */
const lastViews = () => firstPaint.then(() => import("./rememberView.ts"));

/** Keeps what is shown of the table on this device, and shows that where there is no answer. Once there is something to see, the table is
 * looked at in its rhythm. */
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

/** Where its code does not come, or the device keeps nothing, nothing is lost by that. */
function nothing(): void {}
