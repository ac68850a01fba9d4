/** Fetches the whole replay of a finished table, page by page. */

import { get } from "./http.ts";
import { pathOfTable } from "./replays.ts";
import * as calls from "./tables.ts";
import type { Replay, ReplayPage } from "./types.ts";
import { withoutKey } from "./withoutKey.ts";

/** Returns the replay as if it came in one reply. */
export async function wholeReplay(table: string): Promise<Replay> {
  const { cursor, ...whole } = await calls.replay(table);
  for (let next = cursor; next; ) {
    const page = await nextPage(table, next);
    whole.log.push(...page.log);
    whole.draws.push(...page.draws);
    whole.views.push(...page.views);
    whole.digest = page.digest;
    next = page.cursor;
  }
  return whole;
}

const nextPage = (table: string, cursor: string) =>
  withoutKey((keyless) =>
    get<ReplayPage>(`${pathOfTable(table)}/replay?cursor=${encodeURIComponent(cursor)}`, { keyless }),
  );
