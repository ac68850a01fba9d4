/** The discard pile, the draw pile, and the hand with a drawn card. */

import { keyTitle } from "../../texts/en/table.ts";
import { last } from "../lists.ts";
import { CardArt } from "./CardArt.tsx";
import { DISCARD, handOf, PILE } from "./gridPlaces.ts";
import type { Card } from "./state.ts";
import * as say from "./texts/en/table.ts";
import type { Play } from "./usePlay.ts";

export function Piles({ play }: { play: Play }) {
  const { board, choices, draft, busy, over, acts } = play;
  const lies = draft.lifted ? board.discard.slice(0, -1) : board.discard;
  const [face, below] = [last(lies), last(lies.slice(0, -1))];
  const takes = choices.take.length > 0;
  const can = !busy && (takes || choices.discard);
  const draws = !busy && choices.draw;
  const drags = takes && !draft.lifted;
  const key = choices.discard ? "X" : "T";
  return (
    <div class="bg-piles">
      <button
        type="button"
        class={`bg-pile${can ? " can" : ""}${draft.to === "discard" ? " on" : ""}${over === "discard" ? " over" : ""}`}
        aria-label={spokenDiscards(face, play)}
        aria-disabled={!can}
        aria-keyshortcuts={key}
        title={can ? keyTitle(key) : ""}
        {...(choices.discard && !busy ? { "data-drop": "discard" } : {})}
        onClick={() => can && (choices.discard ? acts.throw() : acts.lift())}
        onPointerDown={(event) => can && drags && acts.grab(event)}
      >
        <span class={`spot${drags ? " drags" : ""}`}>
          {below !== undefined && <CardArt face={below} />}
          <span class="top" data-spot={DISCARD}>
            {face !== undefined && <CardArt face={face} />}
          </span>
        </span>
        <span class="name">{say.DISCARDS}</span>
      </button>
      <button
        type="button"
        class={`bg-pile draw${draws ? " can" : ""}`}
        aria-label={say.spokenPile(board.ended ? null : board.pile, draws)}
        aria-disabled={!draws}
        aria-keyshortcuts="D"
        title={draws ? keyTitle("D") : ""}
        onClick={() => draws && acts.draw()}
      >
        <span class={`spot${board.pile > 1 || board.ended ? " stack" : ""}`}>
          <span class="top" data-spot={PILE}>
            {(board.pile > 0 || board.ended) && <CardArt face={null} />}
          </span>
        </span>
        <span class="name num">{board.ended ? "\u00a0" : say.left(board.pile)}</span>
      </button>
    </div>
  );
}

function spokenDiscards(top: Card | undefined, { choices, draft: { lifted, to } }: Play): string {
  const lies = say.spokenDiscards(top);
  if (choices.discard) return `${lies}. ${say.discardHere(to === "discard")}`;
  return choices.take.length ? `${lies}. ${say.takeTop(lifted)}` : lies;
}

/** The drawn card in the player's hand, which nobody else sees. */
export function Hand({ play: { held, busy, acts }, seat }: { play: Play; seat: number }) {
  return (
    <div
      class={`bg-grip${held === null ? " empty" : ""}`}
      {...(held === null ? { "aria-hidden": true } : { role: "img", "aria-label": say.inHand(held) })}
      onPointerDown={(event) => held !== null && !busy && acts.grab(event)}
    >
      <Glove part="palm" />
      <span class="slot" data-spot={handOf(seat)}>
        {held !== null && (
          <span class="tilt">
            <CardArt face={held} />
          </span>
        )}
      </span>
      <Glove part="thumb" />
    </div>
  );
}

/** The part of the glove below the card, and the part above it. */
function Glove({ part }: { part: string }) {
  return (
    <svg viewBox="0 0 116 150" aria-hidden="true">
      <use href={`#becks-${part}`} width="116" height="150" />
    </svg>
  );
}
