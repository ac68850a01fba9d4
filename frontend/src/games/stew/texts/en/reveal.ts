/** The reveal, and the payment of a round’s tips. */

import { verb, whom } from "../../../../texts/en/who.ts";
import { capital, listWords } from "../../../../ui/namesAndScores.ts";
import { matches, pence, tokens } from "./cards.ts";

type Token = keyof typeof tokens;

export const THE_TIPS = "The tips";
export const TIP = "Tip";
export const WAGES = "Wages";
export const SKIP = "Skip";
export const ON = "Next";
export const TO_TIPS = "Next: the tips";
export const TO_ACCOUNTS = "Show totals";
export const toRoyal = (next: Token) => `Next: the ${tokens[next]}`;
export const toTurn = (turn: number) => `Next: turn ${turn}`;
export const toRound = (round: number) => `Next: round ${round}`;

/** "You take", "Ines takes", "Ines and you take". */
const many = (who: readonly string[], several: string, one: string) =>
  who.length === 1 ? verb(who[0]!, several, one) : `${capital(listWords(who.map(whom)))} ${several}`;

/** "Ines: Queen, chicken and wine, double honey." */
export const lays = (who: string, token: Token, cards: string[]) => `${who}: ${[tokens[token], ...cards].join(", ")}.`;
/** The same, and "Three matches for the Queen." */
export const laid = (who: string, token: Token, cards: string[], count: number) =>
  [lays(who, token, cards), token !== "mulligan" && `${capital(matches(count))} for the ${tokens[token]}.`]
    .filter(Boolean)
    .join(" ");
export const has = (who: string, royal: Token, count: number) =>
  `${verb(who, "have", "has")} ${matches(count)} for the ${tokens[royal]}.`;
export const OPEN = "Everyone reveals.";
export const exchanged = (who: string, instead: Token) =>
  `${verb(who, "swap out", "swaps out")} the ${tokens[instead]}.`;
export const mulligans = (who: readonly string[]) => `${many(who, "take", "takes")} a mulligan.`;
export const added = (who: string) => `${verb(who, "add", "adds")} a match.`;
export const paidAfter = (turn: number) => `Tips are paid after turn ${turn}.`;
export const PAID_NOW = "Now the tips are paid.";

export const seat = (who: string, count: number, earns: number, money: number) =>
  `${who}: ${matches(count)}, earns ${pence(earns)}, now ${pence(money)}.`;
/** "You and Ines share the Queen’s tip." */
export const taken = (royal: Token, takers: readonly string[]) => {
  if (!takers.length) return `Nobody has a match for the ${tokens[royal]}.`;
  return `${takers.length > 1 ? many(takers, "share", "") : verb(takers[0]!, "take", "takes")} the ${tokens[royal]}’s tip.`;
};
/** Where the tip goes: "Four pence each, one penny stays there." */
export const shared = (takers: number, share: number, left: number, back: number) => {
  const each = takers && `${pence(share)}${takers > 1 ? " each" : ""}`;
  const rest = left
    ? `${pence(left)} ${left === 1 ? "stays" : "stay"} there`
    : back && `${pence(back)} ${back === 1 ? "goes" : "go"} back`;
  return `${capital([each, rest].filter(Boolean).join(", "))}.`;
};
export const wages = (matches_a_penny: number) => `Wages: a penny per ${matches(matches_a_penny)}.`;

export const roundOf = (round: number) => `Round ${round}`;
export const earnedIn = (round: number) => `What everyone earned in round ${round}`;
export const EXTRA = "More";
export const MONEY = "Money now";
export const leads = (who: readonly string[], money: number) => `${many(who, "lead", "leads")} with ${pence(money)}.`;
export const CLEARED = "Tokens return, and everyone draws.";
export const LAST = "That was the last round.";
