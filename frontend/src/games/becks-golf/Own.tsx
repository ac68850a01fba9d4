/** One's own nine cards, large: what may be touched is outlined, what is chosen stands out. */

import { useState } from "preact/hooks";
import { SeatMark } from "../../art/Art.tsx";
import type { Board } from "./board.ts";
import { CardArt } from "./CardArt.tsx";
import type { Choices } from "./choices.ts";
import type { Draft } from "./draft.ts";
import { Nine } from "./Nine.tsx";
import { Out } from "./Panel.tsx";
import { nextPlace, spotOf } from "./places.ts";
import type { Face, MadeSet } from "./state.ts";
import { ownScore } from "./status.ts";
import { spokenSet } from "./texts/en/cards.ts";
import { lies, toReplace, toTurn, YOU, YOUR_NINE } from "./texts/en/table.ts";

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
        {YOU}
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
    <div class="bg-own" role="group" aria-label={[YOUR_NINE, ...sets.map(spokenSet)].join(". ")} onKeyDown={step}>
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
  if (!legal) return lies(face, at);
  return `${lies(face, at)}. ${opens ? toTurn(on) : toReplace(on, card)}`;
}
