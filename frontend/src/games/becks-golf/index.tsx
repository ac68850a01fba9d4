/** Grandpa Beck's table: the other grids on top, the player's own one large, the piles beside it, and the actions. */

import { useRef, useState } from "preact/hooks";
import { later } from "../../ui/lazy.tsx";
import { namesOf, shortNames } from "../seatNames.ts";
import { Frame } from "../table/Frame.tsx";
import { newsLine } from "../table/news.ts";
import type { TableProps } from "../types.ts";
import { HintRow } from "./HintRow.tsx";
import { Me, OwnGrid } from "./OwnGrid.tsx";
import { Hand, Piles } from "./Piles.tsx";
import { PlayerPanel } from "./PlayerPanel.tsx";
import type { BecksState } from "./state.ts";
import { overWords, standing, turnWords, waitWords } from "./status.ts";
import "./table.css";
import * as say from "./texts/en/table.ts";
import { type Play, usePlay } from "./usePlay.ts";

/** Pictures load after the controls. Their places are reserved from the start. */
const CardPictures = later(() => import("./CardPictures.tsx"));
const WatcherView = later(() => import("./WatcherView.tsx"));
const ScoreSheet = later(() => import("./ScoreSheet.tsx"));

export default function Table(props: TableProps<BecksState>) {
  const { view, replay = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const play = usePlay(props, root);
  const [looked, look] = useState<{ seat: number | null } | null>(null);
  const { board, main, ended, acts } = play;
  const { you, state } = view;
  const open = (seat: number | null) => look({ seat });
  const seats = board.nines.map((_, seat) => seat);
  const others = you === null ? seats : [...seats.slice(you + 1), ...seats.slice(0, you)];
  const panels = others.map((seat) => <PlayerPanel key={seat} view={view} board={board} seat={seat} open={open} />);
  const piles = <Piles play={play} />;
  return (
    <Frame
      table={props}
      root={root}
      name={`bg ${you === null ? "watched" : `o${others.length}`}`}
      title={say.titleWords(board.round, state.rounds)}
      turn={turnWords(view, board, replay)}
      scene={you === null ? say.ROUND : say.OTHERS}
      picture={
        <>
          <svg
            class="bg-hills"
            viewBox="0 0 390 300"
            preserveAspectRatio={`xMidYM${you === null ? "in" : "ax"} slice`}
            aria-hidden="true"
          >
            <use href="#becks-hills" width="390" height="300" />
          </svg>
          {you !== null && <div class="bg-others">{panels}</div>}
        </>
      }
      news={newsWords(props, play)}
      hand={
        you === null ? (
          <WatcherView grids={others.length}>
            {panels}
            {piles}
          </WatcherView>
        ) : (
          <div class="bg-green">
            <OwnGrid play={play} seat={you} />
            <Me board={board} seat={you} open={() => open(you)} />
            <div class="bg-side">
              {piles}
              <Hand play={play} seat={you} />
            </div>
          </div>
        )
      }
      row={you !== null && <HintRow play={play} openScores={() => open(you)} />}
      main={
        ended
          ? { label: say.onTo(state.round), act: acts.main }
          : main && { key: "P", ...main, act: main.move ? acts.main : undefined }
      }
      wait={waitWords(view, board)}
      keys={(key) => (key === "Escape" ? acts.back : null)}
    >
      <CardPictures />
      {looked && <ScoreSheet view={view} board={board} seat={looked.seat} onClose={() => look(null)} />}
    </Frame>
  );
}

/** Characters that two lines of news hold on the narrowest phones. */
const TWO_LINES = 72;

/** Returns the news: the event being shown, otherwise the latest event, otherwise the state of the game. */
function newsWords(
  { view, happened, replay }: TableProps<BecksState>,
  { motion, scene, board: { ended } }: Play,
): string {
  const names = shortNames(namesOf(view));
  const shown = scene ? motion?.newsOf(scene.event, names) : ended && overWords(ended, view);
  const latest = (events: typeof view.happened) =>
    motion?.latestNews(events, names, innerWidth < 360 ? TWO_LINES : undefined) ?? null;
  return newsLine({ view, happened, replay, shown, latest, otherwise: standing(view) });
}
