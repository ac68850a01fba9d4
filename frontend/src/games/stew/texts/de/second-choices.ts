/** German: choices besides cards and tokens, and what they do. */

import { draws, specialties as figures, hand_limit, matches_a_penny } from "#data/stew/cards.json";
import { capital, numberWord, plural } from "../../../../texts/de/words.ts";
import type { Pick } from "../../choices.ts";
import { cards, pence, specialties, tokens } from "./cards.ts";
import { pick } from "./table.ts";

/** What each does, in a sentence. */
export const does = {
  baker: `${capital(pence(figures.baker.pence))} am Ende einer Runde, in der du kein Trinkgeld bekommst.`,
  butcher: `Ein passendes Doppel zählt ${numberWord(figures.butcher.double)}.`,
  forager: `Zieh zu Beginn jeder Runde\u00a0${cards(figures.forager.draw)}.`,
  gardener: `Halte ${cards(figures.gardener.hand_limit)} statt ${numberWord(hand_limit)}; zieh zwischen den Runden ${numberWord(figures.gardener.between_rounds)} statt ${numberWord(draws.between_rounds)}.`,
  "larder-keeper": `Spielst du nur eine Karte für eine Hoheit, zieh ${numberWord(figures["larder-keeper"].draw)} statt ${draws.royal === 1 ? "einer" : numberWord(draws.royal)}.`,
  quartermaster: `Dein Lohn, ein Penny für je ${plural(matches_a_penny, "einen Treffer", "Treffer")}, wird aufgerundet.`,
  saucier: `Einmal pro Runde\u00a0${plural(figures.saucier.matches, "ein Treffer", "Treffer")} mehr, wo du schon einen hast.`,
  "spice-trader": `Tausche zu Beginn einer Runde bis zu ${cards(figures["spice-trader"].cards)} gegen neue.`,
  taster: `${capital(pence(figures.taster.pence))} mehr für jedes Trinkgeld, das du teilst.`,
  understudy: "Tausche einmal pro Runde dein Plättchen nach dem Aufdecken.",
};

/** The short form, for places that also show what it does. */
export const nameOf = (one: Pick) => {
  if (one.kind === "keep") return specialties[one.specialty];
  if (one.kind === "exchange") return tokens[one.token];
  return one.kind === "stay" ? "Nein" : pick(one);
};

export const ADD = { label: "Ein Treffer mehr", detail: "einmal pro Runde" };
export const ASK = { label: "Später fragen", detail: "nach dem Aufdecken" };
export const TRADE = { label: "Erst tauschen", detail: `bis zu ${cards(figures["spice-trader"].cards)}` };
