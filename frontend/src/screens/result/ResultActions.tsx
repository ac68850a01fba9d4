import { useState } from "preact/hooks";
import { Unanswered } from "../../api/http.ts";
import { Art } from "../../art/Art.tsx";
import { fetchModule } from "../../lib/fetchModule.ts";
import "../../art/icons.ts";
import type { Finished, Outcome } from "../../games/types.ts";
import { NO_CONNECTION_LATER } from "../../texts/en/app.ts";
import * as texts from "../../texts/en/result.ts";
import { attempt } from "../../ui/attempt.ts";
import { boardPath, roundOf } from "../boards/lastRound.ts";

interface ResultActionsProps {
  view: Finished;
  /** The result in the third person, for sharing. */
  outcome: Outcome;
  onCheck(): void;
}

type Taking = typeof import("./shareResult.ts");

/** Code for sharing and saving loads on demand. */
const taking = (): Promise<Taking> =>
  fetchModule(() => import("./shareResult.ts")).catch(() => {
    throw new Unanswered();
  });

export function ResultActions({ view, outcome, onCheck }: ResultActionsProps) {
  const [busy, setBusy] = useState(false);
  const during = async (work: (taking: Taking) => Promise<void>) => {
    setBusy(true);
    await attempt(async () => work(await taking()), NO_CONNECTION_LATER);
    setBusy(false);
  };
  return (
    <div class="tools">
      <a href={`/t/${view.table}/replay`}>
        <Art name="icon-replay" />
        {texts.REPLAY}
      </a>
      <button type="button" disabled={busy} onClick={() => during(({ share }) => share(view, outcome))}>
        <Art name="icon-share" />
        {texts.SHARE}
      </button>
      <button type="button" disabled={busy} onClick={() => during(({ keepRecord }) => keepRecord(view))}>
        <Art name="icon-record" />
        {texts.RECORD}
      </button>
      <a href={view.challenge ? `/today/${view.challenge}` : boardPath(roundOf(view))}>
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
