import { useState } from "preact/hooks";
import * as calls from "../../api/calls.ts";
import { Art } from "../../art/Art.tsx";
import "../../art/icons.ts";
import type { Finished, Outcome } from "../../games/types.ts";
import { NO_CONNECTION_LATER } from "../../texts/en/club.ts";
import * as texts from "../../texts/en/result.ts";
import { attempt } from "../../ui/attempt.ts";
import { download, shareLink } from "../../ui/share.ts";
import { say } from "../../ui/toast.ts";
import { boardPath, roundOf } from "../boards/round.ts";
import { pictureOf } from "./picture.ts";

interface ToolsProps {
  view: Finished;
  /** How the game ended, in the third person. */
  told: Outcome;
  onCheck(): void;
}

export function Tools({ view, told, onCheck }: ToolsProps) {
  const [busy, setBusy] = useState(false);
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    await attempt(work, NO_CONNECTION_LATER);
    setBusy(false);
  };
  return (
    <div class="tools">
      <a href={`/t/${view.table}/replay`}>
        <Art name="icon-replay" />
        {texts.REPLAY}
      </a>
      <button type="button" disabled={busy} onClick={() => during(() => share(view, told))}>
        <Art name="icon-share" />
        {texts.SHARE}
      </button>
      <button type="button" disabled={busy} onClick={() => during(() => keepRecord(view))}>
        <Art name="icon-record" />
        {texts.RECORD}
      </button>
      <a href={boardPath(roundOf(view))}>
        <Art name="icon-me" />
        {texts.BOARD}
      </a>
      <button type="button" onClick={onCheck}>
        <Art name="icon-check" />
        {texts.CHECK}
      </button>
    </div>
  );
}

async function share(view: Finished, { title, line }: Outcome): Promise<void> {
  await shareLink({
    title: texts.sharedTitle(title),
    text: texts.shared(title, line),
    url: new URL(view.links.watch, location.origin).href,
    picture: await pictureOf(view.table),
  });
}

/** The record of the game, for who keeps or analyses games. */
async function keepRecord(view: Finished): Promise<void> {
  const { record } = await calls.replay(view.table);
  const day = (view.started ?? "").slice(0, 10);
  download(
    `${view.game}-${day}-${view.table.slice(0, 6)}.json`,
    `${JSON.stringify(record, null, 1)}\n`,
    "application/json",
  );
  say(texts.RECORD_KEPT);
}
