/** Sharing and saving a result. */

import * as calls from "../../api/tables.ts";
import type { Finished, Outcome } from "../../games/types.ts";
import * as texts from "../../texts/en/share-result.ts";
import { download, shareLink } from "../../ui/share.ts";
import { say } from "../../ui/toast.ts";
import { pictureOf } from "./resultPicture.ts";

/** Shares the result as a picture, or as a link. */
export async function share(view: Finished, { title, line }: Outcome): Promise<void> {
  await shareLink({
    title: texts.sharedTitle(title),
    text: texts.shared(title, line),
    url: new URL(view.links.watch, location.origin).href,
    picture: await pictureOf(view.table),
  });
}

/** Saves the game's record, for collectors and analysis. */
export async function keepRecord(view: Finished): Promise<void> {
  const { record } = await calls.replay(view.table);
  if (!record) return say(texts.RECORD_TOO_LONG);
  const day = (view.started ?? "").slice(0, 10);
  download(
    `${view.game}-${day}-${view.table.slice(0, 6)}.json`,
    `${JSON.stringify(record, null, 1)}\n`,
    "application/json",
  );
  say(texts.RECORD_KEPT);
}
