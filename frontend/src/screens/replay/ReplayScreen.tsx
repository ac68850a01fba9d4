import { useEffect, useRef, useState } from "preact/hooks";
import type { Begun } from "../../api/replays.ts";
import type { Happened, View } from "../../api/types.ts";
import { lazy } from "../../app/lazy.tsx";
import { back, go } from "../../app/router.ts";
import { useModule } from "../../app/useModule.ts";
import { tableOf } from "../../games/tables.ts";
import { REPLAY } from "../../texts/en/replay.ts";
import { Loading } from "../../ui/Loading.tsx";
import { reducedMotion } from "../../ui/motion.ts";
import { useTitle } from "../../ui/title.ts";
import { Controls } from "./Controls.tsx";
import { useBegun } from "./useBegun.ts";
import { useViews } from "./useViews.ts";

const NoReplay = lazy(() => import("./NoReplay.tsx"));

const PACE = 2200;

interface ReplayScreenProps {
  table: string;
  /** The entry to show, from the address. */
  at: string | null;
}

export default function ReplayScreen({ table, at }: ReplayScreenProps) {
  const { begun, refused, lost } = useBegun(table);
  if (refused) return <NoReplay refused={refused} />;
  if (!begun) return <Loading lost={lost} />;
  const { first, last } = begun.shown;
  const asked = Number(at ?? first);
  const start = Number.isInteger(asked) ? Math.max(first, Math.min(last, asked)) : first;
  return <Film table={table} begun={begun} start={start} />;
}

interface FilmProps {
  table: string;
  begun: Begun;
  start: number;
}

function Film({ table, begun, start }: FilmProps) {
  const { first, last } = begun.shown;
  const [at, setAt] = useState(start);
  const [playing, setPlaying] = useState(false);
  const { view, lost } = useViews(table, at, begun);
  const shown = useShown(view);
  useTitle(REPLAY);
  const seek = (to: number) => {
    const next = Math.max(first, Math.min(last, to));
    setAt(next);
    go(`/t/${table}/replay?at=${next}`, { replace: true });
  };
  useEffect(() => {
    if (!playing || view?.version !== at) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => seek(at + 1), reducedMotion() ? PACE * 1.5 : PACE);
    return () => clearTimeout(timer);
  }, [playing, at, view]);
  const toResult = () => back(`/t/${table}`);
  return shown ? (
    <Scene
      shown={shown}
      onBack={toResult}
      controls={
        <Controls at={at} first={first} last={last} playing={playing} lost={lost} onSeek={seek} onPlay={setPlaying} />
      }
    />
  ) : (
    <Loading lost={lost} />
  );
}

interface Shown {
  view: View;
  happened: Happened[];
}

/** The view to draw; with what happened in it only where it follows on the one drawn before. */
function useShown(view: View | null): Shown | null {
  const before = useRef<Shown | null>(null);
  if (view && view !== before.current?.view) {
    const follows = before.current?.view.version === view.version - 1;
    before.current = { view, happened: follows ? view.happened : [] };
  }
  return before.current;
}

interface SceneProps {
  shown: Shown;
  onBack(): void;
  controls: preact.ComponentChildren;
}

function Scene({ shown, onBack, controls }: SceneProps) {
  const { module, failed } = useModule(tableOf(shown.view.game));
  if (!module) return <Loading lost={failed} />;
  const Table = module.default;
  return (
    <Table
      view={shown.view as never}
      happened={shown.happened}
      busy={false}
      send={async () => {}}
      messages={[]}
      say={async () => false}
      openChat={() => {}}
      unread={0}
      goBack={onBack}
      replay
      controls={controls}
    />
  );
}
