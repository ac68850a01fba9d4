import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { pause, resume, saveAway } from "../../api/pausesAndSettings.ts";
import type { View } from "../../api/types.ts";
import { namesOf, shortNames } from "../../games/seatNames.ts";
import type { TableClient } from "../../sync/tableClient.ts";
import * as texts from "../../texts/en/status-strip.ts";
import { attempt } from "../../ui/attempt.ts";
import { untilWords } from "../../ui/futureDates.ts";
import { useNow } from "../../ui/TimeLeft.tsx";
import BotPlaysStrip from "./BotPlaysStrip.tsx";
import { awaySeats, type PauseStatus, pauseStatus } from "./pauseStatus.ts";
import "./status-strip.css";

interface StatusStripProps {
  client: TableClient;
  view: View;
}

/** Shows the first that applies above a table: a bot plays for the player, a pause, an absence. */
export default function StatusStrip({ client, view }: StatusStripProps) {
  const now = useNow();
  const { you } = view;
  if (you !== null && view.seats[you]?.played_by_bot) return <BotPlaysStrip client={client} view={view} you={you} />;
  const at = pauseStatus(view, now);
  if (at?.until) return <Paused client={client} view={view} until={at.until} />;
  if (at) return <Asked client={client} view={view} at={at} />;
  const away = awaySeats(view, now);
  return away.length ? <Away client={client} view={view} away={away} /> : null;
}

interface StripProps {
  words: string;
  still?: boolean;
  children?: ComponentChildren;
}

function Strip({ words, still = false, children }: StripProps) {
  return (
    <div class={still ? "strip aside still" : "strip aside"}>
      <span role="status">{words}</span>
      {children && <div class="strip-actions">{children}</div>}
    </div>
  );
}

/** The strip's button, disabled while it works. */
function StripButton({ act, children }: { act(): Promise<unknown>; children: ComponentChildren }) {
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    await attempt(act);
    setBusy(false);
  };
  return (
    <button type="button" class="strip-action" disabled={busy} onClick={go}>
      {children}
    </button>
  );
}

const endPauseOf =
  ({ client, view }: StatusStripProps) =>
  async () =>
    client.accept(await resume(view.table));

function Paused({ client, view, until }: StatusStripProps & { until: string }) {
  const [sure, setSure] = useState(false);
  if (sure) {
    const { ask, yes, no } = texts.END_PAUSE;
    return (
      <Strip words={ask} still>
        <StripButton act={endPauseOf({ client, view })}>{yes}</StripButton>
        <button type="button" class="strip-action" onClick={() => setSure(false)}>
          {no}
        </button>
      </Strip>
    );
  }
  return (
    <Strip words={texts.paused(untilWords(until))} still>
      {view.you !== null && (
        <button type="button" class="strip-action" onClick={() => setSure(true)}>
          {texts.PLAY_ON}
        </button>
      )}
    </Strip>
  );
}

function Asked({ client, view, at }: StatusStripProps & { at: PauseStatus }) {
  const names = shortNames(namesOf(view));
  const agree = async () => client.accept(await pause(view.table));
  const decline = endPauseOf({ client, view });
  if (view.you === null) return <Strip words={texts.asksForPause(names(at.by))} />;
  if (at.asked)
    return (
      <Strip words={texts.asksForPause(names(at.by))}>
        <StripButton act={agree}>{texts.AGREE}</StripButton>
        <StripButton act={decline}>{texts.DECLINE}</StripButton>
      </Strip>
    );
  return (
    <Strip words={texts.waitsForPause(at.missing.map(names))}>
      <StripButton act={decline}>{texts.TAKE_BACK}</StripButton>
    </Strip>
  );
}

function Away({ client, view, away }: StatusStripProps & { away: number[] }) {
  const names = shortNames(namesOf(view));
  const until = (seat: number) => untilWords(view.pace.seats[seat]!.away!);
  const { you } = view;
  if (you === null || !away.includes(you)) return <Strip words={texts.othersAway(away.map(names), until(away[0]!))} />;
  const come = async () => {
    await saveAway(null);
    client.refresh();
  };
  return (
    <Strip words={texts.youAway(until(you))}>
      <StripButton act={come}>{texts.I_AM_BACK}</StripButton>
    </Strip>
  );
}
