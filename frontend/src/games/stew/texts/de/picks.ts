/** German: what one may choose besides cards and tokens, and what it does. */

import { draws, specialties as figures, hand_limit, matches_a_penny } from "#data/stew/cards.json";
import { capital, numberWord, plural } from "../../../../texts/de/words.ts";
import type { Pick } from "../../choices.ts";
import { cards, pence, specialties, tokens } from "./cards.ts";
import { pick } from "./table.ts";

/** What each does, in a sentence. */
export const does = {
  baker: `${capital(pence(figures.baker.pence))} am Ende einer Runde, in der kein Trinkgeld zu dir kam.`,
  butcher: `Ein Doppel, das trifft, zählt ${numberWord(figures.butcher.double)}.`,
  forager: `Zieh zu Beginn jeder Runde\u00a0${cards(figures.forager.draw)}.`,
  gardener: `Halte ${cards(figures.gardener.hand_limit)} statt ${numberWord(hand_limit)}; zieh zwischen den Runden ${numberWord(figures.gardener.between_rounds)} statt ${numberWord(draws.between_rounds)}.`,
  "larder-keeper": `Eine einzelne Karte für eine Hoheit zieht ${numberWord(figures["larder-keeper"].draw)} statt ${draws.royal === 1 ? "einer" : numberWord(draws.royal)}.`,
  quartermaster: `Dein Lohn, ein Penny für je ${plural(matches_a_penny, "einen Treffer", "Treffer")}, wird aufgerundet.`,
  saucier: `Einmal je Runde\u00a0${plural(figures.saucier.matches, "ein Treffer", "Treffer")} mehr, wo du einen hast.`,
  "spice-trader": `Liegen die Bestellungen einer Runde offen, tausche bis zu ${cards(figures["spice-trader"].cards)}.`,
  taster: `${capital(pence(figures.taster.pence))} mehr für jedes Trinkgeld, das du teilst.`,
  understudy: "Tausche einmal je Runde dein Plättchen, wenn alles offen liegt.",
};

/** In short, where what it does stands beside it. */
export const nameOf = (one: Pick) => {
  if (one.kind === "keep") return specialties[one.specialty];
  if (one.kind === "exchange") return tokens[one.token];
  return one.kind === "stay" ? "Nein" : pick(one);
};

export const ADD = { label: "Ein Treffer mehr", detail: "einmal je Runde" };
export const ASK = { label: "Frag mich dann", detail: "wenn alles offen liegt" };
export const TRADE = { label: "Erst tauschen", detail: `bis zu ${cards(figures["spice-trader"].cards)}` };
