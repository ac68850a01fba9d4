/** Dragging the card in the hand, or the top discard, to a place of the player's grid or to the discard pile. */

import type { Move } from "../../api/types.ts";
import { last } from "../lists.ts";
import { startDrag } from "../table/drag.ts";
import type { Starts } from "../table/fly.ts";
import type { Draft, Main } from "./draft.ts";
import { flyingCard } from "./flyingCard.ts";
import { DISCARD, handOf } from "./gridPlaces.ts";
import type { BecksView, Card } from "./state.ts";

interface Table {
  view: BecksView;
  draft: Draft;
  /** The card in the hand. */
  card: Card | null;
  mainOf(draft: Draft): Main | null;
  starts: { current: Starts };
  setDraft(draft: Draft): void;
  /** Sets the drop target under the card. */
  setOver(to: Draft["to"]): void;
  /** Sets whether the card is being dragged. */
  setAway(away: boolean): void;
  act(move: Move): Promise<void>;
}

/** Starts dragging, on pointerdown. A drop that would end the round without a clear lead is only chosen, and must be confirmed by a tap. */
export function dragCard(event: PointerEvent, { view, draft, card, starts, ...table }: Table) {
  const held = card ?? last(view.state.discard);
  const spot = card === null || view.you === null ? DISCARD : handOf(view.you);
  const from = (event.currentTarget as Element).closest(".tb")?.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
  if (!from || held === undefined) return;
  const lifted = draft.lifted || card === null;
  const letGo = (to: Draft["to"], at: DOMRect) => {
    table.setOver(null);
    const dropped = { ...draft, lifted, to };
    const main = table.mainOf(dropped);
    if (to === null || !main?.move || main.warns) {
      table.setAway(false);
      table.setDraft(to === null ? draft : dropped);
      return null;
    }
    starts.current.set(lifted ? DISCARD : spot, at);
    table.setDraft(dropped);
    return table.act(main.move).finally(() => {
      table.setAway(false);
      table.setDraft({ ...draft, lifted: false, to: null });
    });
  };
  startDrag(event, {
    from,
    picture: () => flyingCard(held),
    lift: () => {
      table.setAway(true);
      if (card === null) table.setDraft({ ...draft, lifted });
    },
    over: (target) => table.setOver(placeOf(target)),
    drop: (target, at) => letGo(placeOf(target), at),
  });
}

/** Returns the destination that a drop target stands for. */
const placeOf = (target: string | null): Draft["to"] =>
  target === null || target === "discard" ? target : Number(target);
