import type { View } from "../../api/types.ts";
import { loadLog } from "../../games/loadLog.ts";
import { useModule } from "../../lib/useModule.ts";
import * as texts from "../../texts/en/log.ts";
import { Loading } from "../../ui/Loading.tsx";
import "../table/pauseAndSeatNews.ts";
import { LogList } from "./LogList.tsx";
import { linesOf } from "./logLines.ts";
import { useLog } from "./useLog.ts";

/** Shows a table's log so far; earlier entries load on request. */
export default function TableLog({ view }: { view: View }) {
  const { items, more, coming, lost, earlier } = useLog(view.table);
  const load = loadLog(view.game);
  const { module, failed } = useModule(load);
  if (!load) return <p class="note">{texts.UNTOLD}</p>;
  if (!module || (!items.length && more)) return <Loading lost={lost || failed} />;
  const lines = linesOf(items, view, module.log);
  return (
    <>
      {lines.length ? <LogList view={view} game={module.log} lines={lines} /> : <p class="note">{texts.NOTHING}</p>}
      {more && (
        <button type="button" class="quiet-action" disabled={coming} onClick={earlier}>
          {texts.EARLIER}
        </button>
      )}
    </>
  );
}
