/** The news line. */

import { capital } from "../../../../ui/namesAndScores.ts";
import type { Card, Placed } from "../../state.ts";
import { aCard, cardName } from "./cards.ts";
import { madeSet } from "./table.ts";

export const opened = (discard: Card) => `Everyone flipped two. ${capital(aCard(discard))} starts the discard pile.`;
export const drew = (who: string, card: Card | undefined) =>
  `${who} drew ${card === undefined ? "a card" : aCard(card)}.`;
export function placed(who: string, { from, card, was_down, replaced, completed }: Placed): string {
  const did = from === "discard" ? `took the ${cardName(card)}` : `placed ${aCard(card)}`;
  const under = `discarded ${was_down ? `a hidden ${cardName(replaced)}` : aCard(replaced)}`;
  return [`${who} ${did} and ${under}.`, ...completed.map(madeSet)].join(" ");
}
export const discarded = (who: string, card: Card) => `${who} discarded ${aCard(card)}.`;
export const RESHUFFLED = "The discard pile is shuffled into a new draw pile.";
export const roundDealt = (round: number) => `Round ${round} is dealt.`;
export const hasChosen = (who: string) => (who === "You" ? "You’ve chosen." : `${who} has chosen.`);
export const BEGAN = "The cards are dealt.";
export const FINISHED = "The last card is flipped.";
