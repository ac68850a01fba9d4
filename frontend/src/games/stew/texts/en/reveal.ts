/** What is said once all have chosen, and while a round’s pots are paid out. */

import { verb, whom } from "../../../../texts/en/who.ts";
import { capital, listWords } from "../../../../ui/namesAndScores.ts";
import { matches, pence, tokens } from "./cards.ts";

type Token = keyof typeof tokens;

export const THE_TIPS = "The tips";
export const TIP = "Tip";
export const WAGES = "Wages";
export const SKIP = "Skip";
export const ON = "On";
export const TO_TIPS = "On to the tips";
export const TO_ACCOUNTS = "On to the sum";
export const toRoyal = (next: Token) => `On to the ${tokens[next]}`;
export const toTurn = (turn: number) => `On to turn ${turn}`;
export const toRound = (round: number) => `On to round ${round}`;

/** "You take", "Ines takes", "Ines and you take". */
const many = (who: readonly string[], several: string, one: string) =>
  who.length === 1 ? verb(who[0]!, several, one) : `${capital(listWords(who.map(whom)))} ${several}`;

/** "Ines: Queen, chicken and wine, two of honey." */
export const lays = (who: string, token: Token, cards: string[]) => `${who}: ${[tokens[token], ...cards].join(", ")}.`;
/** The same, and "Three matches with the Queen." */
export const laid = (who: string, token: Token, cards: string[], count: number) =>
  [lays(who, token, cards), token !== "mulligan" && `${capital(matches(count))} with the ${tokens[token]}.`]
    .filter(Boolean)
    .join(" ");
export const has = (who: string, royal: Token, count: number) =>
  `${verb(who, "have", "has")} ${matches(count)} with the ${tokens[royal]}.`;
export const OPEN = "All lie open.";
export const exchanged = (who: string, instead: Token) =>
  `${verb(who, "exchange", "exchanges")} the ${tokens[instead]} for it.`;
export const mulligans = (who: readonly string[]) => `${many(who, "take", "takes")} a mulligan.`;
export const added = (who: string) => `${verb(who, "add", "adds")} a match.`;
export const paidAfter = (turn: number) => `Pots are paid after turn ${turn}.`;
export const PAID_NOW = "Now the pots are paid.";

export const seat = (who: string, count: number, earns: number, money: number) =>
  `${who}: ${matches(count)}, earns ${pence(earns)}, now ${pence(money)}.`;
/** "You and Ines share the Queen’s tip." */
export const taken = (royal: Token, takers: readonly string[]) => {
  if (!takers.length) return `Nobody has a match for the ${tokens[royal]}.`;
  return `${takers.length > 1 ? many(takers, "share", "") : verb(takers[0]!, "take", "takes")} the ${tokens[royal]}’s tip.`;
};
/** What becomes of it: "Four pence each, one penny stays there." */
export const shared = (takers: number, share: number, left: number, back: number) => {
  const each = takers && `${pence(share)}${takers > 1 ? " each" : ""}`;
  const rest = left
    ? `${pence(left)} ${left === 1 ? "stays" : "stay"} there`
    : back && `${pence(back)} ${back === 1 ? "goes" : "go"} back`;
  return `${capital([each, rest].filter(Boolean).join(", "))}.`;
};
export const wages = (matches_a_penny: number) => `Wages: a penny for ${matches(matches_a_penny)}.`;

export const roundOf = (round: number) => `Round ${round}`;
export const earnedIn = (round: number) => `What everybody earned in round ${round}`;
export const EXTRA = "More";
export const MONEY = "Money now";
export const leads = (who: readonly string[], money: number) => `${many(who, "lead", "leads")} with ${pence(money)}.`;
export const CLEARED = "Tokens come back, and everybody draws.";
export const LAST = "That was the last round.";
