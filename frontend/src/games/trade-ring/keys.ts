/** Keys while the focus is in the table. Digits are cards in the hand, or offers around the ring. */

import type { Keys } from "../table/keys.ts";
import type { Choices } from "./choices.ts";
import type { Take } from "./draft.ts";
import type { Card } from "./state.ts";

/** What one may do on the page. */
export interface Doing {
  back(): void;
  askToFold(ask: boolean): void;
  lift(card: Card): void;
  count(chips: number): void;
  take(what: Take): void;
}

/** What a key stands for at the moment; `hand` as it is laid out, `chips` those that go with a card. */
export function keysOf(doing: Doing, choices: Choices, hand: readonly Card[], chips: number): Keys {
  const { stake } = choices;
  return (key) => {
    const letter = key.toLowerCase();
    if (key === "Escape") return doing.back;
    if (letter === "s" && choices.skip) return () => doing.take("skip");
    if (letter === "f" && choices.fold) return () => doing.askToFold(true);
    if (letter === "m" && choices.mulligan) return () => doing.take("mulligan");
    if ((key === "+" || key === "=") && stake?.chips) return () => doing.count(chips + 1);
    if ((key === "-" || key === "−") && stake?.chips) return () => doing.count(chips - 1);
    const at = Number(key) - 1;
    const [card, seat] = [hand[at], choices.swap[at]];
    if (card !== undefined && stake?.cards.includes(card)) return () => doing.lift(card);
    return seat === undefined ? null : () => doing.take(seat);
  };
}
