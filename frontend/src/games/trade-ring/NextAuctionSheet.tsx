/** Chooses in secret what to auction when the player's turn begins (T-15). */

import { useState } from "preact/hooks";
import type { Move } from "../../api/types.ts";
import { Card, Chip } from "../../art/playing-cards/Card.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import MoveStepper from "../table/MoveStepper.tsx";
import type { Stake } from "./choices.ts";
import type { Draft, stakedOf } from "./draft.ts";
import { rankOf, wordsOf } from "./handWords.ts";
import { type Next, nameOf, type Own } from "./state.ts";
import * as text from "./texts/en/next-auction.ts";
import { CHOOSE, chipsOf, of } from "./texts/en/table.ts";
import "./next.css";

/** The table's state and actions for choosing the next auction. */
export interface ChoosingProps {
  own: Own;
  staked: ReturnType<typeof stakedOf>;
  busy: boolean;
  change(more: Partial<Draft>): void;
  send(move: Move): Promise<void>;
}

interface NextProps extends ChoosingProps {
  stake: Stake;
  said: Next | null;
  onClose(): void;
}

export default function NextAuctionSheet({ own, staked, busy, change, send, stake, said, onClose }: NextProps) {
  const [card, setCard] = useState(said?.card ?? null);
  const [chips, setChips] = useState(said?.chips ?? stake.chips?.least ?? 0);
  const put = (next: Next | null) => {
    onClose();
    change({ next });
    const { offer } = own;
    if (!offer) return;
    const lies = { kind: "offer" as const, card: offer.card, ...(offer.chips !== null && { chips: offer.chips }) };
    if (next || own.next) void send(next ? { ...lies, next } : lies);
  };
  const note = (one: number) => (!own.hand.includes(one) ? text.IF_YOURS : one === staked.card ? text.IF_BACK : "");
  const cards = [...own.hand, ...stake.cards.filter((one) => !own.hand.includes(one))];
  return (
    <Sheet title={text.TITLE} onClose={onClose}>
      <p>{text.WHAT}</p>
      <fieldset class="tr-next" aria-label={text.CARDS}>
        {cards.map((one) => (
          <button key={one} type="button" class="held" aria-pressed={one === card} onClick={() => setCard(one)}>
            <Card name={nameOf(one)} words={wordsOf(one)} />
            {note(one) && <span class="cap">{note(one)}</span>}
          </button>
        ))}
      </fieldset>
      {stake.chips && (
        <MoveStepper {...stake.chips} value={chips} busy={busy} words={chipsOf(chips, stake.chips.most)} set={setChips}>
          <Chip /> <b>{chips}</b> {of(stake.chips.most)}
        </MoveStepper>
      )}
      <button
        type="button"
        class="main-action"
        disabled={busy || card === null}
        onClick={() => put({ card: card!, ...(stake.chips && { chips }) })}
      >
        {card === null ? CHOOSE : text.auctionNext(rankOf(card))}
      </button>
      <button type="button" class="quiet-action" disabled={busy} onClick={() => put(null)}>
        {text.DECIDE_LATER}
      </button>
    </Sheet>
  );
}
