/** What one may choose besides cards and tokens, and what it does. */

import { draws, specialties as figures, hand_limit, matches_a_penny } from "#data/stew/cards.json";
import { capital, numberWord } from "../../../../ui/namesAndScores.ts";
import type { Pick } from "../../choices.ts";
import { cards, matches, pence, specialties, tokens } from "./cards.ts";
import { pick } from "./table.ts";

/** What each does, in a sentence. */
export const does = {
  baker: `${capital(pence(figures.baker.pence))} at the end of a round in which no tip came to you.`,
  butcher: `A double that matches counts ${numberWord(figures.butcher.double)}.`,
  forager: `Draw ${cards(figures.forager.draw)} at the start of a round.`,
  gardener: `Hold ${cards(figures.gardener.hand_limit)}, not ${numberWord(hand_limit)}; draw ${numberWord(figures.gardener.between_rounds)} between rounds, not ${numberWord(draws.between_rounds)}.`,
  "larder-keeper": `One card alone with a royal’s token draws ${numberWord(figures["larder-keeper"].draw)}, not ${numberWord(draws.royal)}.`,
  quartermaster: `Your wages, a penny for ${numberWord(matches_a_penny)} matches, are rounded up.`,
  saucier: `Once a round, ${matches(figures.saucier.matches)} more where you have one.`,
  "spice-trader": `Once a round’s orders lie open, trade up to ${cards(figures["spice-trader"].cards)}.`,
  taster: `${capital(pence(figures.taster.pence))} more for each tip that you share.`,
  understudy: "Once a round, exchange your token when all lie open.",
};

/** In short, where what it does stands beside it. */
export const nameOf = (one: Pick) => {
  if (one.kind === "keep") return specialties[one.specialty];
  if (one.kind === "exchange") return tokens[one.token];
  return one.kind === "stay" ? "Stay with it" : pick(one);
};

export const ADD = { label: "Add a match", detail: "once a round" };
export const ASK = { label: "Ask me again", detail: "once all lie open" };
export const TRADE = { label: "Trade first", detail: `up to ${cards(figures["spice-trader"].cards)}` };
