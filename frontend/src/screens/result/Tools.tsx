import { useState } from "preact/hooks";
import * as calls from "../../api/calls.ts";
import { Refused, Unanswered } from "../../api/http.ts";
import { Art } from "../../art/Art.tsx";
import "../../art/icons.ts";
import type { Finished, Outcome } from "../../games/types.ts";
import { download, shareLink } from "../../ui/share.ts";
import { say } from "../../ui/toast.ts";

interface ToolsProps {
  view: Finished;
  outcome: Outcome;
  onCheck(): void;
}

export function Tools({ view, outcome, onCheck }: ToolsProps) {
  const [busy, setBusy] = useState(false);
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unanswered)) throw error;
      say(error instanceof Refused ? error.message : "No connection just now. Try again in a moment.");
    } finally {
      setBusy(false);
    }
  };
  return (
    <div class="tools">
      <a href={`/t/${view.table}/replay`}>
        <Art name="icon-replay" />
        Replay
      </a>
      <button type="button" disabled={busy} onClick={() => during(() => share(view, outcome))}>
        <Art name="icon-share" />
        Share
      </button>
      <button type="button" disabled={busy} onClick={() => during(() => keepRecord(view))}>
        <Art name="icon-record" />
        Record
      </button>
      <button type="button" onClick={onCheck}>
        <Art name="icon-check" />
        Check fairness
      </button>
    </div>
  );
}

async function share(view: Finished, outcome: Outcome): Promise<void> {
  const { title, line } = outcome;
  const url = new URL(view.links.watch, location.origin).href;
  const { pictureOf } = await import("./share-card.ts");
  await shareLink({
    title: `${title} · Mulligan Club`,
    text: `${title}. ${line}`,
    url,
    picture: await pictureOf(view, outcome),
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
}
