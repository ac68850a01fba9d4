/** The discards, the draw pile, and the hand with a card in it. */

import type { Board } from "./board.ts";
import { CardArt } from "./CardArt.tsx";
import type { Choices } from "./choices.ts";
import type { Draft } from "./draft.ts";
import { DISCARD, handOf, PILE } from "./places.ts";
import type { Card, Face } from "./state.ts";
import { DISCARDS, inHand, left, spokenDiscards, spokenPile, takeTop, throwHere } from "./texts/en/table.ts";

interface PilesProps {
  board: Board;
  choices: Choices;
  draft: Draft;
  busy: boolean;
  /** A card being dragged is over the discards. */
  over: boolean;
  draw(): void;
  /** The discards were tapped: takes the top one into the hand, or throws what is in the hand. */
  onDiscards(): void;
  /** A pointer went down on the top discard. */
  grab(event: PointerEvent): void;
}

export function Piles({ board, choices, draft, busy, over, draw, onDiscards, grab }: PilesProps) {
  const top = board.discard.length - 1 - (draft.lifted ? 1 : 0);
  const [face, below] = [board.discard[top], board.discard[top - 1]];
  const takes = choices.take.length > 0;
  const can = !busy && (takes || choices.discard);
  const drawn = !busy && choices.draw;
  return (
    <div class="bg-piles">
      <button
        type="button"
        class={`bg-pile${can ? " can" : ""}${draft.to === "discard" ? " on" : ""}${over ? " over" : ""}`}
        aria-label={discardsLabel(face, choices, draft)}
        aria-disabled={!can}
        aria-keyshortcuts={choices.discard ? "X" : "T"}
        title={choices.discard ? "Key X" : takes ? "Key T" : ""}
        {...(choices.discard && !busy ? { "data-drop": "discard" } : {})}
        onClick={() => can && onDiscards()}
        onPointerDown={(event) => takes && can && !draft.lifted && grab(event)}
      >
        <span class={`spot${takes && !draft.lifted ? " drags" : ""}`}>
          {below !== undefined && <CardArt face={below} />}
          <span class="top" data-spot={DISCARD}>
            {face !== undefined && <CardArt face={face} />}
          </span>
        </span>
        <span class="name">{DISCARDS}</span>
      </button>
      <button
        type="button"
        class={`bg-pile draw${drawn ? " can" : ""}`}
        aria-label={spokenPile(board.ended ? null : board.pile, drawn)}
        aria-disabled={!drawn}
        aria-keyshortcuts="D"
        title={drawn ? "Key D" : ""}
        onClick={() => drawn && draw()}
      >
        <span class={`spot${board.pile > 1 || board.ended ? " stack" : ""}`}>
          <span class="top" data-spot={PILE}>
            {(board.pile > 0 || board.ended) && <CardArt face={null} />}
          </span>
        </span>
        <span class="name num">{board.ended ? "\u00a0" : left(board.pile)}</span>
      </button>
    </div>
  );
}

function discardsLabel(top: Card | undefined, choices: Choices, { lifted, to }: Draft): string {
  const lies = spokenDiscards(top);
  if (choices.discard) return `${lies}. ${throwHere(to === "discard")}`;
  return choices.take.length ? `${lies}. ${takeTop(lifted)}` : lies;
}

interface HandProps {
  seat: number;
  /** Null: nothing is in the hand; a back is what others have drawn. */
  face: Face | undefined;
  busy: boolean;
  grab(event: PointerEvent): void;
}

/** The card in one's hand, which nobody else sees. */
export function Hand({ seat, face, busy, grab }: HandProps) {
  const holds = face !== undefined;
  return (
    <div
      class={`bg-grip${holds ? "" : " empty"}`}
      {...(holds ? { role: "img", "aria-label": inHand(face) } : { "aria-hidden": true })}
      onPointerDown={(event) => holds && !busy && grab(event)}
    >
      <svg class="palm" viewBox="0 0 116 150" aria-hidden="true">
        <path
          d="M44 150C46 134 38 124 40 112 42 102 52 98 62 100L96 106C108 110 112 124 106 150Z"
          fill="var(--chalk)"
          stroke="var(--d-edge)"
          stroke-width="1.5"
        />
      </svg>
      <span class="slot" data-spot={handOf(seat)}>
        {holds && (
          <span class="tilt">
            <CardArt face={face} />
          </span>
        )}
      </span>
      <svg class="thumb" viewBox="0 0 116 150" aria-hidden="true">
        <path
          d="M108 150C114 128 110 108 94 98 82 91 70 95 73 104 76 112 88 114 88 126L86 150Z"
          fill="var(--chalk)"
          stroke="var(--d-edge)"
          stroke-width="1.5"
        />
        <path
          d="M88 126C90 120 94 116 98 115M80 101C84 101 88 103 91 106"
          fill="none"
          stroke="var(--d-edge)"
          stroke-width="1.5"
          stroke-linecap="round"
        />
        <path d="M40 143H112V150H40Z" fill="var(--flag)" />
      </svg>
    </div>
  );
}
