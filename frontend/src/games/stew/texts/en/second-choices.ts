/** Choices besides cards and tokens, and what they do. */

import { draws, specialties as figures, hand_limit, matches_a_penny } from "#data/stew/cards.json";
import { capital, numberWord } from "../../../../ui/namesAndScores.ts";
import type { Pick } from "../../choices.ts";
import { cards, matches, pence, specialties, tokens } from "./cards.ts";
import { pick } from "./table.ts";

/** What each does, in a sentence. */
export const does = {
  baker: `${capital(pence(figures.baker.pence))} at the end of a round in which you got no tip.`,
  butcher: `A matching double counts ${numberWord(figures.butcher.double)}.`,
  forager: `Draw ${cards(figures.forager.draw)} at the start of each round.`,
  gardener: `Hold ${cards(figures.gardener.hand_limit)}, not ${numberWord(hand_limit)}; draw ${numberWord(figures.gardener.between_rounds)} between rounds, not ${numberWord(draws.between_rounds)}.`,
  "larder-keeper": `Playing just one card for a royal draws ${numberWord(figures["larder-keeper"].draw)}, not ${numberWord(draws.royal)}.`,
  quartermaster: `Your wages, a penny per ${numberWord(matches_a_penny)} matches, are rounded up.`,
  saucier: `Once per round, add ${matches(figures.saucier.matches)} where you already have one.`,
  "spice-trader": `At the start of a round, swap up to ${cards(figures["spice-trader"].cards)} for new ones.`,
  taster: `${capital(pence(figures.taster.pence))} more for each tip you share.`,
  understudy: "Once per round, swap your token after the reveal.",
};

/** The short form, for places that also show what it does. */
export const nameOf = (one: Pick) => {
  if (one.kind === "keep") return specialties[one.specialty];
  if (one.kind === "exchange") return tokens[one.token];
  return one.kind === "stay" ? "Keep it" : pick(one);
};

export const ADD = { label: "Add a match", detail: "once per round" };
export const ASK = { label: "Ask me again", detail: "after the reveal" };
export const TRADE = { label: "Swap first", detail: `up to ${cards(figures["spice-trader"].cards)}` };
