/** What is said while a round’s pots are paid out. */

import { YOU } from "../../../../texts/en/who.ts";
import { capital, listWords, plural } from "../../../../ui/words.ts";
import { tokens } from "./cards.ts";

type Royal = keyof typeof tokens;

export const THE_TIPS = "The tips";
export const TIP = "Tip";
export const SKIP = "Skip";
export const on = (next: Royal | null) => (next ? `On to the ${tokens[next]}` : "On");
const pence = (count: number) => plural(count, "penny", "pence");
export const matches = (count: number) => plural(count, "match", "matches");
export const seat = (who: string, count: number, earns: number, money: number) =>
  `${who}: ${matches(count)}, earns ${pence(earns)}, now ${pence(money)}.`;

/** "You and Ines share the Queen’s tip." */
export const taken = (royal: Royal, takers: string[]) => {
  if (!takers.length) return `Nobody has a match for the ${tokens[royal]}.`;
  const many = takers.length > 1;
  const takes = many ? "share" : takers[0] === YOU ? "take" : "takes";
  return `${capital(listWords(takers))} ${takes} the ${tokens[royal]}’s tip.`;
};
/** What becomes of it: "Four pence each, one stays there." */
export const shared = (takers: number, share: number, left: number, back: number) => {
  const each = takers && `${pence(share)}${takers > 1 ? " each" : ""}`;
  const rest = left
    ? `${pence(left)} ${left === 1 ? "stays" : "stay"} there`
    : back && `${pence(back)} ${back === 1 ? "goes" : "go"} back`;
  return `${capital([each, rest].filter(Boolean).join(", ") || "nothing to share")}.`;
};
export const wages = (matches: number) =>
  `Wages for all others: a penny for every ${plural(matches, "match", "matches")}.`;
