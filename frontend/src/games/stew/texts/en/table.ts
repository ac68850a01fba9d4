/** What is said at the table. */

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
  opening: "Keep the hand?",
  plan: "All choose",
  exchange: "An Understudy’s choice",
  over: "The game is over",
};
/** What goes on, under the title. */
export const turnWords = ({ phase, turn: at, turns }: { phase: keyof typeof turnOf; turn: number; turns: number }) =>
  phase === "plan" ? turn(at, turns) : turnOf[phase];
export const SCENE = "Royals and pots";
export const SEATS = "Everybody’s money";
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
/** "Queen: chicken and wine, tip 9 pence, next honey and wine. Ines 2. You would have 3." */
export const potWords = ({ royal, order, next, tip, lies, would }: PotWords) =>
  [
    `${tokens[royal]}: ${[order ?? "nothing ordered yet", order && `tip ${pence(tip)}`, next && `next ${next}`].filter(Boolean).join(", ")}.`,
    lies.length > 0 && `Matches: ${listWords(lies.map(({ who, count }) => `${who} ${count}`))}.`,
    would !== null && `You would have ${would}.`,
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
    washes && "washes up",
  ]
    .filter(Boolean)
    .join(", ");

export const handCard = (words: string, coins: number, fits: number | null) =>
  [words, coins > 0 && `tip ${coins}`, fits !== null && matches(fits)].filter(Boolean).join(", ");
export const token = (token: Token, left: number, out: number) =>
  `${tokens[token]}, ${left ? `${left} left` : "none left"}${out ? `, ${out} out` : ""}`;

export const CHOOSE_ONE = { label: "Choose one of these" };
/** What is still to be chosen. */
export const toChoose = (cards: boolean, token: Token | null) => {
  if (cards) return { label: "Choose a token", detail: "for whom these cards are" };
  return token
    ? { label: "Choose one to three cards", detail: `to play with the ${tokens[token]}` }
    : { label: "Choose cards and a token", detail: "Nobody sees it until all have chosen." };
};
export const commit = (token: Token) => (token === "mulligan" ? "Play the mulligan" : `Cook for the ${tokens[token]}`);
const gone = (count: number) => `which ${count === 1 ? "is" : "are"} discarded`;
/** "two cards, three matches". */
export const comesTo = (count: number, matched: number | null, reach: "round" | "turn") =>
  `${cards(count)}, ${
    matched !== null ? matches(matched) : reach === "turn" ? gone(count) : "all of this round is discarded"
  }`;
/** `played` is the token that an Understudy was asked about. */
export const pick = (pick: Pick, played: Token | null = null) => {
  if (pick.kind === "keep") return `Keep the ${specialties[pick.specialty]}`;
  if (pick.kind === "open") return pick.replace ? "Replace the hand" : "Keep the hand";
  return pick.kind === "stay"
    ? `Stay with the ${played ? tokens[played] : "token"}`
    : `Exchange it for the ${tokens[pick.token]}`;
};
export const TRADE_WHICH = { label: "Choose cards to trade", detail: "As many come for them." };
export const trade = (count: number) => `Trade ${cards(count)}`;
export const TRADE_MEANS = "Then you choose as everybody does.";

export const CHOSEN = "You have chosen.";
export const changes = (left: number | null) => (left === 0 ? CHOSEN : `${CHOSEN} You may still change it.`);
export const waitFor = (who: string[]) =>
  who.length > 2 ? `Waiting for ${who.length} others` : who.length ? `Waiting for ${listWords(who)}` : turnOf.over;
export const YOUR_PLAN = "Match what a royal has ordered.";

export const mayExchange = (who: string, token: Token) => `${who} may exchange the ${tokens[token]}.`;

/** What happened, in a sentence. */
export const news = {
  kept: (who: string, specialty: Specialty) => `${verb(who, "keep", "keeps")} the ${specialties[specialty]}.`,
  opened: (who: string[]) =>
    who.length ? `New hand${who.length > 1 ? "s" : ""}: ${listWords(who.map(whom))}.` : "All keep their hands.",
  reshuffled: (cards: number) => `Discards are shuffled: ${cards} to draw.`,
  earned: (who: string, specialty: Specialty, count: number) =>
    `The ${specialties[specialty]} brings ${whom(who)} ${plural(count, "penny", "pence")}.`,
  mulliganed: (who: string, count: number) => `${verb(who, "take", "takes")} a mulligan: ${cards(count)}.`,
  declared: (who: string, royal: Token, count: number) =>
    `${verb(who, "have", "has")} ${matches(count)}: ${tokens[royal]}.`,
  stayed: (who: string) => `${verb(who, "stay", "stays")} with ${who === YOU ? "your" : "the"} token.`,
  exchanged: (who: string, token: Token) => `${verb(who, "exchange", "exchanges")} it for the ${tokens[token]}.`,
  traded: (who: string, count: number) => `${verb(who, "trade", "trades")} ${cards(count)}.`,
  scored: (royal: Token, who: string[], share: number) =>
    who.length
      ? `${tokens[royal]}’s tip: ${listWords(who.map(whom))}, ${pence(share)}${who.length > 1 ? " each" : ""}.`
      : `${tokens[royal]}’s tip goes back: nobody has a match.`,
};
