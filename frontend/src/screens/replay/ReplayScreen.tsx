import { useMemo, useRef, useState } from "preact/hooks";
import type { Eyes } from "../../api/replays.ts";
import type { Happened, Told, View } from "../../api/types.ts";
import { loadLog } from "../../games/loadLog.ts";
import { loadTable } from "../../games/loadTable.ts";
import { back } from "../../lib/router.ts";
import { useModule } from "../../lib/useModule.ts";
import { REPLAY } from "../../texts/en/replay.ts";
import { Loading } from "../../ui/Loading.tsx";
import { later, lazy } from "../../ui/lazy.tsx";
import { useTitle } from "../../ui/pageTitle.ts";
import { type Line, lineAt, linesOf, type Mark, marksOf } from "../log/logLines.ts";
import { useLog } from "../log/useLog.ts";
import { ReplayControls } from "./ReplayControls.tsx";
import { numberIn, pathOf, spanOf, within } from "./replayRange.ts";
import { useAutoplay } from "./useAutoplay.ts";
import { useFirstView } from "./useFirstView.ts";
import { useMomentAddress } from "./useMomentAddress.ts";
import { useViews } from "./useViews.ts";

const NoReplay = lazy(() => import("./NoReplay.tsx"));
const ReplaySheet = later(() => import("./ReplaySheet.tsx"));
/** Loaded early: news of pauses and seats. */
const asides = () => import("../table/pauseAndSeatNews.ts");

interface ReplayScreenProps {
  table: string;
  /** The entry to show, from the address. */
  at: string | null;
}

export default function ReplayScreen({ table, at }: ReplayScreenProps) {
  const { begun, refused, lost } = useFirstView(table);
  if (refused) return <NoReplay refused={refused} />;
  return begun ? <Film begun={begun} asked={numberIn(at)} /> : <Loading lost={lost} />;
}

/** Returns the seat whose view the address asks for. */
const eyesAsked = ({ seats }: View): Eyes => {
  const asked = numberIn(new URLSearchParams(location.search).get("seat"));
  return asked !== null && asked < seats.length ? asked : null;
};

function Film({ begun, asked }: { begun: View; asked: number | null }) {
  const { items, more } = useLog(begun.table, true);
  const span = spanOf(begun, items);
  const [wish, setWish] = useState(asked ?? begun.version);
  const [eyes, setEyes] = useState(() => eyesAsked(begun));
  const [opened, open] = useState(false);
  // The requested entry may be before the loaded part of the log.
  const at = !begun.shown && more ? Math.min(wish, span.last) : within(span, wish);
  const first = { path: pathOf(begun, begun.version, null), view: begun };
  const { view, lost } = useViews(pathOf(begun, at, eyes), at < span.last ? pathOf(begun, at + 1, eyes) : null, first);
  const shown = useShown(view);
  const { lines, marks } = useLines(begun, items);
  const seek = (to: number) => setWish(within(span, to));
  const step = (by: number) => setWish((before) => within(span, within(span, before) + by));
  useMomentAddress(begun, at, eyes);
  const here = view?.version === at && (!begun.shown || view.you === eyes);
  const film = useAutoplay(span, at, here, seek);
  useTitle(REPLAY);
  if (!shown) return <Loading lost={lost} />;
  return (
    <>
      <Scene
        shown={shown}
        onBack={() => back(`/t/${begun.table}`)}
        controls={
          <ReplayControls
            {...film}
            span={span}
            at={at}
            lost={lost}
            words={lineAt(lines, at)?.words ?? ""}
            marks={marks}
            onSeek={seek}
            onStep={step}
            onList={() => open(true)}
          />
        }
      />
      {opened && (
        <ReplaySheet
          view={begun}
          lines={lines}
          at={at}
          eyes={begun.shown ? eyes : undefined}
          onEyes={setEyes}
          onSeek={(to) => {
            film.onPlay(false);
            seek(to);
            open(false);
          }}
          onClose={() => open(false)}
        />
      )}
    </>
  );
}

/** Returns the log's lines and chapters; empty until the game's words have loaded. */
function useLines(view: View, log: readonly Told[]): { lines: Line[]; marks: Mark[] } {
  const { module } = useModule(loadLog(view.game));
  const { module: words } = useModule(asides);
  return useMemo(() => {
    if (!module) return { lines: [], marks: [] };
    const { log: game } = module;
    const lines = linesOf(log, view, game);
    const labelOf = (chapter: number) => game.mark?.(chapter, view as never) ?? String(chapter);
    return { lines, marks: marksOf(lines, labelOf, game.apart?.(view as never)) };
  }, [view, log, module, words]);
}

interface Shown {
  view: View;
  happened: Happened[];
}

/** Returns the view to draw, with its events only if it follows the one drawn before. */
function useShown(view: View | null): Shown | null {
  const before = useRef<Shown | null>(null);
  if (view?.state && view !== before.current?.view) {
    const follows = before.current?.view.version === view.version - 1 && before.current.view.you === view.you;
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
  const { module, failed } = useModule(loadTable(shown.view.game));
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
