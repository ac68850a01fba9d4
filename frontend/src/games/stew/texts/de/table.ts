/** German: the table. */

import { accusative, dative, verb, whom } from "../../../../texts/de/who.ts";
import { capital, listWords, plural } from "../../../../texts/de/words.ts";
import type { Pick } from "../../choices.ts";
import { cards, cased, matches, specialties, tokens } from "./cards.ts";

type Token = keyof typeof tokens;
type Specialty = keyof typeof specialties;

export { tokens };
export const title = (round: number, rounds: number) => `Runde\u00a0${round}/${rounds}`;
export const turn = (turn: number, turns: number) => `Zug\u00a0${turn} von\u00a0${turns}`;
export const turnOf = {
  specialties: "Behalte eine Spezialität",
  opening: "Diese Hand behalten?",
  plan: "Alle wählen",
  exchange: "Ein Ersatzkoch wählt",
  over: "Das Spiel ist zu Ende",
};
/** What’s happening, under the title. */
export const turnWords = ({ phase, turn: at, turns }: { phase: keyof typeof turnOf; turn: number; turns: number }) =>
  phase === "plan" ? turn(at, turns) : turnOf[phase];
export const SCENE = "Hoheiten und Töpfe";
export const SEATS = "Das Geld aller";
export const HAND = "Deine Hand";
export const TOKENS = "Deine Plättchen";
export const PLAYED = "In dieser Runde gespielt";
export const NEXT = "Dann";
const pence = (money: number) => (money === 1 ? "ein Penny" : `${money} Pence`);

interface PotWords {
  royal: Token;
  order: string | null;
  next: string | null;
  tip: number;
  lies: { who: string; count: number }[];
  would: number | null;
}
/** "Königin: Huhn und Wein, Trinkgeld 9 Pence, dann Honig und Wein. Treffer: Ines 2 und du 1. Du hättest 3." */
export const potWords = ({ royal, order, next, tip, lies, would }: PotWords) =>
  [
    `${tokens[royal]}: ${[order ?? "noch nichts bestellt", order && `Trinkgeld ${pence(tip)}`, next && `dann ${next}`].filter(Boolean).join(", ")}.`,
    lies.length > 0 && `Treffer: ${listWords(lies.map(({ who, count }) => `${whom(who)} ${count}`))}.`,
    would !== null && `Du hättest ${would}.`,
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
    `${cards(hand)} auf der Hand`,
    specialty && specialties[specialty],
    done && "schon gewählt",
    washes && "Spüldienst",
  ]
    .filter(Boolean)
    .join(", ");

export const handCard = (words: string, coins: number, fits: number | null) =>
  [words, coins > 0 && `Trinkgeld ${coins}`, fits !== null && matches(fits)].filter(Boolean).join(", ");
export const token = (token: Token, left: number, out: number) =>
  `${tokens[token]}, ${left ? `noch ${left}` : "keins mehr"}${out ? `, ${out} ausgespielt` : ""}`;

export const CHOOSE_ONE = { label: "Wähle eins davon" };
/** What is still to be chosen. */
export const toChoose = (cards: boolean, token: Token | null) => {
  if (cards) return { label: "Wähle ein Plättchen", detail: "Für wen sind diese Karten?" };
  return token
    ? {
        label: "Wähle eine bis drei Karten",
        detail: token === "mulligan" ? "zum Mulligan" : `für ${cased(token).accusative}`,
      }
    : { label: "Wähle Karten und Plättchen", detail: "Verdeckt, bis alle gewählt haben." };
};
export const commit = (token: Token) =>
  token === "mulligan" ? "Mulligan spielen" : `Für ${cased(token).accusative} kochen`;
/** "zwei Karten, drei Treffer"; `matched` is null with a mulligan. */
export const comesTo = (count: number, matched: number | null, reach: "round" | "turn") =>
  matched !== null
    ? `${cards(count)}, ${matches(matched)}`
    : reach === "turn"
      ? `wirft ${cards(count)} ab`
      : "wirft alles ab, was du diese Runde gespielt hast";
/** `played` is the token that an Understudy was asked about. */
export const pick = (pick: Pick, played: Token | null = null) => {
  if (pick.kind === "keep") return `${specialties[pick.specialty]} behalten`;
  if (pick.kind === "open") return pick.replace ? "Diese Hand austauschen" : "Diese Hand behalten";
  return pick.kind === "stay"
    ? `${played ? capital(cased(played).accusative) : "Das Plättchen"} behalten`
    : `Gegen ${cased(pick.token).accusative} tauschen`;
};
export const TRADE_WHICH = { label: "Wähle Karten zum Tauschen", detail: "Du ziehst ebenso viele." };
export const trade = (count: number) => `${capital(cards(count))} tauschen`;
export const TRADE_MEANS = "Danach wählst du wie alle anderen.";

export const CHOSEN = "Du hast gewählt.";
export const changes = (left: number | null) => (left === 0 ? CHOSEN : `${CHOSEN} Du kannst es noch ändern.`);
export const waitFor = (who: string[]) =>
  who.length > 2
    ? `Warten auf ${who.length} andere`
    : who.length
      ? `Warten auf ${listWords(who.map(accusative))}`
      : turnOf.over;
export const YOUR_PLAN = "Koche, was eine Hoheit bestellt hat.";

export const mayExchange = (who: string, token: Token) =>
  `${verb(who, "kannst", "kann")} ${cased(token).accusative} tauschen.`;

/** What happened, in a sentence. */
export const news = {
  kept: (who: string, specialty: Specialty) => `${verb(who, "behältst", "behält")} den ${specialties[specialty]}.`,
  opened: (who: string[]) =>
    who.length
      ? `Neue ${who.length > 1 ? "Hände" : "Hand"} für ${listWords(who.map(accusative))}.`
      : "Alle behalten ihre Hand.",
  reshuffled: (cards: number) => `Ablage neu gemischt: ${cards} im Stapel.`,
  earned: (who: string, specialty: Specialty, count: number) =>
    `Der ${specialties[specialty]} bringt ${dative(who)} ${plural(count, "einen Penny", "Pence")}.`,
  mulliganed: (who: string, count: number) => `${verb(who, "nimmst", "nimmt")} einen Mulligan: ${cards(count)}.`,
  declared: (who: string, royal: Token, count: number) =>
    `${verb(who, "hast", "hat")} ${plural(count, "einen Treffer", "Treffer")} ${cased(royal).by}.`,
  stayed: (who: string) => `${verb(who, "behältst dein", "behält das")} Plättchen.`,
  exchanged: (who: string, token: Token) =>
    `${verb(who, "tauschst dein", "tauscht das")} Plättchen gegen ${cased(token).accusative}.`,
  traded: (who: string, count: number) => `${verb(who, "tauschst", "tauscht")} ${cards(count)}.`,
  scored: (royal: Token, who: string[], share: number) =>
    who.length
      ? `Trinkgeld ${cased(royal).of}: ${listWords(who.map(whom))}, ${who.length > 1 ? "je " : ""}${pence(share)}.`
      : `Trinkgeld ${cased(royal).of} geht zurück: kein Treffer.`,
};
