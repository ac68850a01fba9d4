/** The player's own grid, large. Cards that can be tapped are outlined, chosen ones are highlighted. */

import { useState } from "preact/hooks";
import { SeatMark } from "../../art/Art.tsx";
import { points } from "../../ui/namesAndScores.ts";
import type { Board } from "./board.ts";
import { CardArt } from "./CardArt.tsx";
import { endingOf, previewOf } from "./draft.ts";
import { Grid } from "./Grid.tsx";
import { nextPlace, spotOf } from "./gridPlaces.ts";
import { Out } from "./PlayerPanel.tsx";
import type { Face } from "./state.ts";
import { scoresOf } from "./status.ts";
import { spokenSet } from "./texts/en/cards.ts";
import { lies, SO_FAR, THIS_ROUND, toFlip, toReplace, totalWords, YOU, YOUR_NINE } from "./texts/en/table.ts";
import type { Play } from "./usePlay.ts";

export function Me({ board, seat, open }: { board: Board; seat: number; open(): void }) {
  const { now, all } = scoresOf(board, seat);
  return (
    <div class="bg-me">
      <b class="display">
        <SeatMark seat={seat} size={20} />
        {YOU}
        {board.closer === seat && <Out board={board} />}
      </b>
      <button type="button" class="num" aria-haspopup="dialog" onClick={open}>
        <strong class="display">{points(now)}</strong> <span class="so">{board.ended ? THIS_ROUND : SO_FAR},</span>{" "}
        <span class="all">{totalWords(all)}</span>
      </button>
    </div>
  );
}

export function OwnGrid({ play, seat }: { play: Play; seat: number }) {
  const [cursor, setCursor] = useState(0);
  const { view, board, draft, ended } = play;
  const { grid, sets } = board.nines[seat]!;
  const thought = ended ? [] : (previewOf(view, draft)?.sets ?? []);
  const step = (event: KeyboardEvent) => {
    const to = nextPlace(cursor, event.key);
    if (to === null) return;
    event.preventDefault();
    setCursor(to);
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-at="${to}"]`)?.focus();
  };
  const cell = (face: Face, at: number) => {
    const made = sets.some(({ places }) => places.includes(at));
    return (
      <Cell key={at} play={play} seat={seat} face={face} at={at} made={made} here={at === cursor} come={setCursor} />
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of cards is no form
    <div class="bg-own" role="group" aria-label={[YOUR_NINE, ...sets.map(spokenSet)].join(". ")} onKeyDown={step}>
      <Grid grid={grid} sets={sets} thought={thought} cell={cell} />
    </div>
  );
}

interface CellProps {
  play: Play;
  seat: number;
  face: Face;
  at: number;
  /** It is part of a set. */
  made: boolean;
  /** It has the keyboard focus. */
  here: boolean;
  come(at: number): void;
}

function Cell({ play: { view, choices, draft, over, busy, card, acts }, seat, face, at, made, here, come }: CellProps) {
  const on = choices.opens ? draft.opens.includes(at) : draft.to === at;
  const can = [choices.open, choices.take, choices.place].some((places) => places.includes(at));
  const ends = on && endingOf(view, draft) !== null;
  const looks = Object.entries({ can, on, ends, over: over === at, made }).filter(([, holds]) => holds);
  const what = can && (choices.opens ? toFlip(on) : toReplace(on, card));
  return (
    <button
      type="button"
      class={["cell", ...looks.map(([name]) => name)].join(" ")}
      data-at={at}
      {...(can && !busy && { "data-drop": at })}
      tabIndex={here ? 0 : -1}
      aria-pressed={on}
      aria-disabled={!can || busy}
      aria-label={what ? `${lies(face, at)}. ${what}` : lies(face, at)}
      aria-keyshortcuts={String(at + 1)}
      onFocus={() => come(at)}
      onClick={() => can && !busy && acts.tap(at)}
    >
      <span data-spot={spotOf(seat, at)}>
        <CardArt face={face} />
      </span>
    </button>
  );
}
