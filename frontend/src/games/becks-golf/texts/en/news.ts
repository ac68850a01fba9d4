/** What happened, in a line. */

import { capital } from "../../../../ui/words.ts";
import type { Card, MadeSet } from "../../state.ts";
import { aCard, cardName } from "./cards.ts";
import { madeSet } from "./table.ts";

export const opened = (discard: Card) => `All turned two. ${capital(aCard(discard))} starts the discards.`;
export const drew = (who: string, card: Card | undefined) =>
  `${who} drew ${card === undefined ? "a card" : aCard(card)}.`;
/** `taken`: off the discards; `down`: what it replaced lay face-down. */
export function placed(
  who: string,
  taken: boolean,
  card: Card,
  down: boolean,
  replaced: Card,
  sets: MadeSet[],
): string {
  const did = taken ? `took the ${cardName(card)}` : `placed ${aCard(card)}`;
  const under = `${down ? "turned up" : "threw"} ${aCard(replaced)}`;
  return [`${who} ${did} and ${under}.`, ...sets.map(madeSet)].join(" ");
}
export const discarded = (who: string, card: Card) => `${who} threw ${aCard(card)}.`;
export const RESHUFFLED = "The discards are shuffled and drawn from again.";
export const roundDealt = (round: number) => `Round ${round} is dealt.`;
export const hasChosen = (who: string) => (who === "You" ? "Your two are chosen." : `${who} has chosen.`);
export const BEGAN = "The cards are dealt.";
export const FINISHED = "The last card is turned.";
