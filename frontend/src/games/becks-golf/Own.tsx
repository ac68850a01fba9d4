/** One's own nine cards, large: what may be touched is outlined, what is chosen stands out. */

import { useState } from "preact/hooks";
import { SeatMark } from "../../art/Art.tsx";
import type { Board } from "./board.ts";
import { CardArt } from "./CardArt.tsx";
import type { Choices } from "./choices.ts";
import type { Draft } from "./draft.ts";
import { Nine } from "./Nine.tsx";
import { Out } from "./Panel.tsx";
import { nextPlace } from "./places.ts";
import { spotOf } from "./spots.ts";
import type { Face, MadeSet } from "./state.ts";
import { ownScore } from "./status.ts";
import { spokenCard, spokenPlace, spokenSet } from "./words.ts";

interface OwnProps {
  board: Board;
  seat: number;
  choices: Choices;
  draft: Draft;
  /** Sets that the chosen place would complete. */
  thought: readonly MadeSet[];
  busy: boolean;
  /** The card in the hand, for who cannot see it. */
  card: Face;
  /** A card being dragged is over this place. */
  over: number | null;
  /** The chosen place ends the round. */
  ends: boolean;
  tap(at: number): void;
}

interface MeProps {
  board: Board;
  seat: number;
  open(): void;
}

export function Me({ board, seat, open }: MeProps) {
  const { now, words, all } = ownScore(board, seat);
  return (
    <div class="bg-me">
      <b class="display">
        <SeatMark seat={seat} size={20} />
        You
        {board.closer === seat && <Out board={board} />}
      </b>
      <button type="button" class="num" onClick={open}>
        <strong class="display">{now}</strong> {words}, <span class="all">{all}</span>
      </button>
    </div>
  );
}

export function Own(props: OwnProps) {
  const { board, seat, choices, draft, thought, busy, card, over, ends, tap } = props;
  const [cursor, setCursor] = useState(0);
  const { grid, sets } = board.nines[seat]!;
  const can = [...choices.open, ...choices.take, ...choices.place];
  const chosen = (at: number) => (choices.open.length ? draft.opens.includes(at) : draft.to === at);
  const step = (event: KeyboardEvent) => {
    const to = nextPlace(cursor, event.key);
    if (to === null) return;
    event.preventDefault();
    setCursor(to);
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-at="${to}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of cards is no form
    <div
      class="bg-own"
      role="group"
      aria-label={["Your nine cards", ...sets.map(spokenSet)].join(". ")}
      onKeyDown={step}
    >
      <Nine
        grid={grid}
        sets={sets}
        thought={thought}
        cell={(face, at) => {
          const on = chosen(at);
          const legal = can.includes(at);
          const looks = `cell${legal ? " can" : ""}${on ? " on" : ""}${on && ends ? " ends" : ""}${over === at ? " over" : ""}${sets.some(({ places }) => places.includes(at)) ? " made" : ""}`;
          return (
            <button
              key={at}
              type="button"
              class={looks}
              data-at={at}
              {...(legal && !busy ? { "data-drop": at } : {})}
              tabIndex={at === cursor ? 0 : -1}
              aria-pressed={on}
              aria-disabled={!legal || busy}
              aria-label={label(face, at, { legal, on, opens: choices.open.length > 0, card })}
              aria-keyshortcuts={String(at + 1)}
              onFocus={() => setCursor(at)}
              onClick={() => legal && !busy && tap(at)}
            >
              <span data-spot={spotOf(seat, at)}>
                <CardArt face={face} />
              </span>
            </button>
          );
        }}
      />
    </div>
  );
}

interface Spoken {
  legal: boolean;
  on: boolean;
  opens: boolean;
  card: Face;
}

function label(face: Face, at: number, { legal, on, opens, card }: Spoken): string {
  const lies = `${spokenCard(face)}, ${spokenPlace(at)}`;
  if (!legal) return lies;
  if (opens) return `${lies}. ${on ? "Chosen to be turned" : "Choose it to be turned"}`;
  const what = card === null ? "the top discard" : `the ${spokenCard(card)}`;
  return `${lies}. ${on ? "Chosen for" : "Put here"} ${what}`;
}
