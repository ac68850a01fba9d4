import type { Eyes } from "../../api/replays.ts";
import type { View } from "../../api/types.ts";
import { SeatMark } from "../../art/Art.tsx";
import { loadLog } from "../../games/loadLog.ts";
import { useModule } from "../../lib/useModule.ts";
import { PLAYED, UNTOLD } from "../../texts/en/log.ts";
import * as texts from "../../texts/en/replay.ts";
import { SOMEBODY } from "../../texts/en/who.ts";
import { Choice } from "../../ui/Choice.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { shareLink } from "../../ui/share.ts";
import { LogList } from "../log/LogList.tsx";
import type { Line } from "../log/logLines.ts";
import { addressOf } from "./replayRange.ts";

interface ReplaySheetProps {
  view: View;
  lines: readonly Line[];
  at: number;
  /** Whose view is shown; undefined if there is no choice. */
  eyes: Eyes | undefined;
  onEyes(eyes: Eyes): void;
  onSeek(at: number): void;
  onClose(): void;
}

/** The log, a choice of seats, and a link to the moment. */
export default function ReplaySheet({ view, lines, at, eyes, onEyes, onSeek, onClose }: ReplaySheetProps) {
  const load = loadLog(view.game);
  const { module, failed } = useModule(load);
  const share = () => {
    const url = new URL(addressOf(view, at, eyes ?? null), location.origin).href;
    void shareLink({ title: texts.MOMENT, text: lines.find(({ n }) => n <= at)?.words ?? "", url });
  };
  return (
    <Sheet title={PLAYED} name="film-sheet" onClose={onClose}>
      {eyes !== undefined && <WhoseView view={view} eyes={eyes} onEyes={onEyes} />}
      {eyes !== undefined && (
        <button type="button" class="quiet-action" onClick={share}>
          {texts.SHARE}
        </button>
      )}
      {module && <LogList view={view} game={module.log} lines={lines} at={at} open={onSeek} />}
      {!module && (load ? <Loading lost={failed} /> : <p class="note">{UNTOLD}</p>)}
    </Sheet>
  );
}

function WhoseView({ view, eyes, onEyes }: { view: View; eyes: Eyes; onEyes(eyes: Eyes): void }) {
  const seats = view.seats.map(({ seat, name }) => ({
    value: String(seat),
    label: <SeatMark seat={seat} size={26} />,
    spoken: texts.asSeen(name ?? SOMEBODY),
  }));
  return (
    <Choice
      look="hidden"
      legend={texts.WHOSE}
      options={[{ value: "", label: texts.ALL_OPEN }, ...seats]}
      value={eyes === null ? "" : String(eyes)}
      onChange={(value) => onEyes(value === "" ? null : Number(value))}
    />
  );
}
