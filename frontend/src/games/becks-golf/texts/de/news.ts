/** German: the news line. */

import { verb, YOU } from "../../../../texts/de/who.ts";
import type { Card, Placed } from "../../state.ts";
import { aCard, theCard } from "./cards.ts";
import { madeSet } from "./table.ts";

/** "Ruth hat", to be followed by what. */
const has = (who: string) => verb(who, "hast", "hat");

export const opened = (discard: Card) => `Alle haben zwei aufgedeckt. Auf der Ablage liegt ${aCard(discard, true)}.`;
export const drew = (who: string, card: Card | undefined) =>
  `${has(who)} ${card === undefined ? "eine Karte" : aCard(card)} gezogen.`;
export function placed(who: string, { from, card, was_down, replaced, completed }: Placed): string {
  const did = from === "discard" ? `${theCard(card)} genommen` : `${aCard(card)} gelegt`;
  const under = `${aCard(replaced)} ${was_down ? "aufgedeckt" : "abgeworfen"}`;
  return [`${has(who)} ${did} und ${under}.`, ...completed.map(madeSet)].join(" ");
}
export const discarded = (who: string, card: Card) => `${has(who)} ${aCard(card)} abgeworfen.`;
export const RESHUFFLED = "Die Ablage wird gemischt und ist der neue Nachziehstapel.";
export const roundDealt = (round: number) => `Runde\u00a0${round} ist ausgeteilt.`;
export const hasChosen = (who: string) => (who === YOU ? "Du hast gewählt." : `${who} hat gewählt.`);
export const BEGAN = "Die Karten sind ausgeteilt.";
export const FINISHED = "Die letzte Karte ist aufgedeckt.";
