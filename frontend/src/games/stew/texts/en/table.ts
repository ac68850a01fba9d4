/** The table. */

import { verb, whom, YOU } from "../../../../texts/en/who.ts";
import { listWords, plural } from "../../../../ui/namesAndScores.ts";
import type { Pick } from "../../choices.ts";
import { cards, matches, specialties, tokens } from "./cards.ts";

type Token = keyof typeof tokens;
type Specialty = keyof typeof specialties;

export { tokens };
export const title = (round: number, rounds: number) => `Round ${round} of ${rounds}`;
export const turn = (turn: number, turns: number) => `Turn ${turn} of ${turns}`;
export const turnOf = {
  specialties: "Keep a specialty",
  opening: "Keep this hand?",
  plan: "Everyone chooses",
  exchange: "An Understudy is choosing",
  over: "The game is over",
};
/** What’s happening, under the title. */
export const turnWords = ({ phase, turn: at, turns }: { phase: keyof typeof turnOf; turn: number; turns: number }) =>
  phase === "plan" ? turn(at, turns) : turnOf[phase];
export const SCENE = "Royals and pots";
export const SEATS = "Everyone’s money";
export const HAND = "Your hand";
export const TOKENS = "Your tokens";
export const PLAYED = "Played this round";
export const NEXT = "Next";
const pence = (money: number) => (money === 1 ? "a penny" : `${money} pence`);

interface PotWords {
  royal: Token;
  order: string | null;
  next: string | null;
  tip: number;
  lies: { who: string; count: number }[];
  would: number | null;
}
/** "Queen: chicken and wine, tip 9 pence, next honey and wine. Matches: Ines 2. You’d have 3." */
export const potWords = ({ royal, order, next, tip, lies, would }: PotWords) =>
  [
    `${tokens[royal]}: ${[order ?? "nothing ordered yet", order && `tip ${pence(tip)}`, next && `next ${next}`].filter(Boolean).join(", ")}.`,
    lies.length > 0 && `Matches: ${listWords(lies.map(({ who, count }) => `${who} ${count}`))}.`,
    would !== null && `You’d have ${would}.`,
  ]
    .filter(Boolean)
    .join(" ");

interface PlayerWords {
  money: number;
  hand: number;
  specialty: Specialty | null;
  done: boolean;
  washes: boolean;
}
export const player = (who: string, { money, hand, specialty, done, washes }: PlayerWords) =>
  [
    who,
    pence(money),
    `${cards(hand)} in hand`,
    specialty && specialties[specialty],
    done && "has chosen",
    washes && "dishwasher",
  ]
    .filter(Boolean)
    .join(", ");

export const handCard = (words: string, coins: number, fits: number | null) =>
  [words, coins > 0 && `tip ${coins}`, fits !== null && matches(fits)].filter(Boolean).join(", ");
export const token = (token: Token, left: number, out: number) =>
  `${tokens[token]}, ${left ? `${left} left` : "none left"}${out ? `, ${out} played` : ""}`;

export const CHOOSE_ONE = { label: "Choose one of these" };
/** What is still to be chosen. */
export const toChoose = (cards: boolean, token: Token | null) => {
  if (cards) return { label: "Choose a token", detail: "Who are these for?" };
  return token
    ? { label: "Choose one to three cards", detail: `to play with the ${tokens[token]}` }
    : { label: "Choose cards and a token", detail: "Hidden until everyone has chosen." };
};
export const commit = (token: Token) => (token === "mulligan" ? "Play the mulligan" : `Cook for the ${tokens[token]}`);
/** "two cards, three matches"; `matched` is null with a mulligan. */
export const comesTo = (count: number, matched: number | null, reach: "round" | "turn") =>
  matched !== null
    ? `${cards(count)}, ${matches(matched)}`
    : reach === "turn"
      ? `discards ${cards(count)}`
      : "discards all you’ve played this round";
/** `played` is the token that an Understudy was asked about. */
export const pick = (pick: Pick, played: Token | null = null) => {
  if (pick.kind === "keep") return `Keep the ${specialties[pick.specialty]}`;
  if (pick.kind === "open") return pick.replace ? "Replace this hand" : "Keep this hand";
  return pick.kind === "stay"
    ? `Keep the ${played ? tokens[played] : "token"}`
    : `Swap it for the ${tokens[pick.token]}`;
};
export const TRADE_WHICH = { label: "Choose cards to swap", detail: "You draw as many." };
export const trade = (count: number) => `Swap ${cards(count)}`;
export const TRADE_MEANS = "Then you choose like everyone else.";

export const CHOSEN = "You’ve chosen.";
export const changes = (left: number | null) => (left === 0 ? CHOSEN : `${CHOSEN} You can still change it.`);
export const waitFor = (who: string[]) =>
  who.length > 2 ? `Waiting for ${who.length} others` : who.length ? `Waiting for ${listWords(who)}` : turnOf.over;
export const YOUR_PLAN = "Match a royal’s order.";

export const mayExchange = (who: string, token: Token) => `${who} can swap the ${tokens[token]}.`;

/** What happened, in a sentence. */
export const news = {
  kept: (who: string, specialty: Specialty) => `${verb(who, "keep", "keeps")} the ${specialties[specialty]}.`,
  opened: (who: string[]) =>
    who.length ? `New hand${who.length > 1 ? "s" : ""} for ${listWords(who.map(whom))}.` : "Everyone keeps their hand.",
  reshuffled: (cards: number) => `Discards reshuffled: ${cards} in the deck.`,
  earned: (who: string, specialty: Specialty, count: number) =>
    `The ${specialties[specialty]} brings ${whom(who)} ${plural(count, "penny", "pence")}.`,
  mulliganed: (who: string, count: number) => `${verb(who, "take", "takes")} a mulligan: ${cards(count)}.`,
  declared: (who: string, royal: Token, count: number) =>
    `${verb(who, "have", "has")} ${matches(count)} for the ${tokens[royal]}.`,
  stayed: (who: string) => `${verb(who, "keep", "keeps")} ${who === YOU ? "your" : "the"} token.`,
  exchanged: (who: string, token: Token) => `${verb(who, "swap", "swaps")} it for the ${tokens[token]}.`,
  traded: (who: string, count: number) => `${verb(who, "swap", "swaps")} ${cards(count)}.`,
  scored: (royal: Token, who: string[], share: number) =>
    who.length
      ? `${tokens[royal]}’s tip: ${listWords(who.map(whom))}, ${pence(share)}${who.length > 1 ? " each" : ""}.`
      : `${tokens[royal]}’s tip goes back: nobody has a match.`,
};
