/** German: the rules, in our own words. `*…*` is emphasised. Clauses: S-01 to S-40. */

import type data from "#data/stew/cards.json";
import { capital, listWords, numberWord, plural } from "../../../../texts/de/words.ts";
import type { Told } from "../../../RulesSection.tsx";
import { reach } from "./around.ts";
import { cards, cased, type Ingredient, ingredients, pence, type specialties, type tokens } from "./cards.ts";
import { does } from "./picks.ts";

type Figures = typeof data;

const royal = (name: string) => cased(name as keyof typeof tokens);

export const GAME = ({ players, rounds, turns }: Figures): Told => ({
  title: "Kochen um Trinkgeld",
  words: `${capital(numberWord(players.least))} bis ${numberWord(players.most)} kochen, was die Hoheiten bestellt haben. Wer eine Bestellung am besten trifft, bekommt das Trinkgeld dafür. *${capital(numberWord(rounds))} Runden* mit *${numberWord(turns)} Zügen*; das meiste Geld gewinnt.`,
});

/** How many cards of a kind there are, and how many of those that are alike have so many coins. */
export interface Pile {
  kind: "pair" | "triple" | "double";
  count: number;
  alike: { copies: number; coins: number }[];
}
const kinds = { pair: "Zwei Zutaten", triple: "Drei Zutaten", double: "Zweimal dieselbe Zutat" };
export const PACK = "Die Karten";
export const packWords = (count: number, all: Ingredient[]) =>
  `*${count}* Karten zeigen ${numberWord(all.length)} Zutaten: ${listWords(all.map((one) => ingredients[one]))}. Münzen zählen nur auf einer Bestellung.`;
const worth = (coins: number) => (coins ? `mit ${plural(coins, "einer Münze", "Münzen")}` : "ohne Münzen");
export const pile = ({ kind, count, alike }: Pile) =>
  `*${kinds[kind]}*: ${count} Karten, je ${listWords(alike.map(({ copies, coins }) => `${numberWord(copies)} gleiche ${worth(coins)}`))}.`;

export const ORDERS = ({ rounds, players, royals }: Figures): Told => {
  const absent = royals.filter((one) => one.players > players.least).map(({ name }) => royal(name).accusative);
  const tips = royals.map(({ name, tip }) => `${pence(tip)} ${royal(name).by}`);
  return {
    title: "Bestellungen und Trinkgeld",
    words: `${capital(numberWord(players.least))} spielen ohne ${listWords(absent)}.`,
    points: [
      `*${capital(numberWord(rounds))} Karten* liegen über jeder Hoheit, eine je Runde, die oberste aufgedeckt. Sie wird zur Bestellung, wenn eine Runde beginnt, und die nächste wird aufgedeckt: So weißt du immer, was als Nächstes kommt.`,
      "Eine aufgedeckte Karte ohne Münzen wird abgeworfen und durch die nächste vom Stapel ersetzt, bis eine Münzen hat.",
      `Das *Trinkgeld* wird jede Runde neu gezählt: ${listWords(tips)}, dazu ein Penny für jede Münze auf allem, was die Hoheit bisher bestellt hat. Was von einem geteilten Trinkgeld liegen blieb, kommt dazu.`,
    ],
  };
};

export const START = ({ hand }: Figures): Told => ({
  title: "Vor der ersten Runde",
  points: [
    `Alle bekommen *${cards(hand)}* und behalten sie oder tauschen alle aus, alle zugleich.`,
    "Wer spült, wird ausgelost und spült das ganze Spiel: Ein Teller am Namen zeigt es. Bei einer Revanche ist es, wer zuletzt gewonnen hat; von mehreren wird einer ausgelost.",
  ],
});

export const TURN = ({ cards_a_turn, tokens: each, draws, hand_limit }: Figures): Told => ({
  title: "Ein Zug",
  points: [
    `Alle wählen zugleich und heimlich: *eine bis ${cards(cards_a_turn)}* und *ein Plättchen*. Bis alle gewählt haben, kannst du deine Wahl ändern, dreißigmal. Dann liegt alles offen.`,
    `Du hast ${numberWord(each.royal)} Plättchen für jede Hoheit und ${plural(each.mulligan, "einen Mulligan", "Mulligans")}. Sie liegen aus, bis die Runde endet. Auch ganz ohne Treffer darf gespielt werden.`,
    `Dann im Uhrzeigersinn, angefangen bei dem, der spült, einer nach dem anderen: Mit dem Plättchen einer Hoheit werden die Treffer gezählt, und *${cards(draws.royal)}* wird gezogen; der Mulligan tut seine Arbeit, und *${numberWord(draws.mulligan)}* weitere werden gezogen.`,
    `Eine Hand fasst *${numberWord(hand_limit)}*: Was darüber wäre, wird nicht gezogen. Ist der Stapel leer, wird die Ablage zu einem neuen gemischt. So ist keine Hand je leer.`,
  ],
});

export const MATCHES: Told = {
  title: "Treffer",
  words:
    "Eine Zutat auf einer Karte, die in der Bestellung *dieser Runde* steht, ist ein *Treffer*; frühere Bestellungen mehren nur das Trinkgeld. Ein Doppel zählt zwei, drei Zutaten bis zu drei, und was mit zwei Plättchen für dieselbe Hoheit gekocht wurde, zählt zusammen.",
};
export const matched = (count: number) =>
  `${capital(plural(count, "ein Treffer", "Treffer"))}: einmal Huhn, zweimal Wein. Die Karotte hat niemand bestellt.`;
/** What stands between an order and cards. */
export const ORDER = "Bestellung";
export const YOURS = "Deine Karten";

export const MULLIGAN: Told = {
  title: "Der Mulligan",
  points: [
    "Er wirft *alle Karten ab, die du in dieser Runde gespielt hast*, auch die seines eigenen Zugs: Was sie getroffen haben, ist verloren, und die Plättchen bleiben liegen. Ebenso viele ziehst du auf die Hand, soweit dort Platz ist.",
    `Mit „${reach.label}“ wirft er nur die Karten seines eigenen Zugs ab.`,
  ],
};

export interface Paid {
  tip: number;
  matches: number[];
  share: number;
  left: number;
  wages: number[];
}
export const TIPS = ({ matches_a_penny, rounds }: Figures): Told => ({
  title: "Nach dem dritten Zug",
  points: [
    "*Die meisten Treffer*, mindestens einer, bekommen das Trinkgeld einer Hoheit. Bei gleich vielen wird es in ganzen Pence gleich geteilt. Was übrig ist, bleibt für die nächste Runde liegen;" +
      ` nach Runde\u00a0${numberWord(rounds)} geht es zurück.`,
    `Alle anderen verdienen *Lohn*: einen Penny für je ${plural(matches_a_penny, "einen Treffer", "Treffer")} bei dieser Hoheit, abgerundet.`,
    "Wo niemand einen Treffer hat, geht das ganze Trinkgeld zurück, mit allem, was dort noch lag.",
  ],
});
/** "Neun Pence liegen dort, und die Treffer sind 4, 4 und 3: …" */
export const paid = ({ tip, matches, share, left, wages }: Paid) => {
  const takers = matches.length - wages.length;
  return `${capital(pence(tip))} liegen dort, und die Treffer sind ${listWords(matches.map(String))}: ${capital(numberWord(takers))} teilen das Trinkgeld und bekommen je ${pence(share)}, ${pence(left)} ${left === 1 ? "bleibt" : "bleiben"} übrig, und der Lohn ist ${listWords(wages.map(String))}.`;
};

export const END = ({ draws, rounds }: Figures): Told => ({
  title: "Zwischen den Runden, und das Ende",
  points: [
    `Gespielte Karten werden abgeworfen, die Plättchen kommen zurück, und dann ziehen alle *${numberWord(draws.between_rounds)}*, im Uhrzeigersinn, angefangen bei dem, der spült.`,
    `Nach Runde\u00a0${numberWord(rounds)} gewinnt das meiste Geld; bei gleich viel die meisten Karten auf der Hand, sonst wird der Platz geteilt.`,
    "Alle sehen Geld, Plättchen, was gespielt wurde und wie viele Karten auf Händen und Stapeln sind. Niemand sieht Hände, noch verdeckte Bestellungen oder was ungespielt abgeworfen wurde.",
  ],
});

export const SPECIALTIES = ({ specialties_dealt: dealt }: Figures): Told => ({
  title: "Spezialitäten",
  words: `Ein Zusatz. Alle bekommen heimlich *${numberWord(dealt)}* und behalten eine davon, alle zugleich. Von da an liegen sie offen, und niemand sonst hat sie. Was zusammentrifft, geschieht in dieser Reihenfolge.`,
});
type Specialty = keyof typeof specialties;
/** What else there is to know of a specialty than what it does. */
const finer: Partial<Record<Specialty, string>> = {
  baker: "Ein Anteil von null ist kein Trinkgeld.",
  forager: "Eine volle Hand zieht keine.",
  "larder-keeper": "Nicht mit dem Mulligan.",
  quartermaster: "Drei Treffer bringen zwei Pence.",
  saucier:
    "Du sagst es, wenn du wählst, aber nicht mit dem Mulligan. Treffer aus früheren Zügen genügen; ohne einen ist er nicht verbraucht. Er gehört zu seinem Plättchen: Ein Mulligan, der es erreicht, nimmt ihn mit, und in dieser Runde kommt er nicht wieder.",
  "spice-trader":
    "Vor deiner ersten Wahl der Runde, auch vor einer, die für dich getroffen wird; die anderen sehen, wie viele, und niemand wartet darauf. Wer ohne ihn wählt, hat ihn erst in der nächsten Runde wieder.",
  taster: "Ein Anteil von null zählt, ein eigenes Trinkgeld nicht.",
  understudy:
    "Sag beim Wählen, dass du gefragt werden willst: Liegt alles offen, warten alle auf deine Antwort, bevor etwas zählt. Dein Plättchen kommt zurück, dafür liegt eins von anderer Art. Sobald du gefragt wurdest, ist sie verbraucht, ob du tauschst oder nicht.",
};
export const specialty = (one: Specialty) => [does[one], finer[one]].filter(Boolean).join(" ");

export const CLOCK = "Wenn deine Uhr abläuft";
export const CLOCK_TEXT =
  "Du kochst mit der einen Karte, die am meisten trifft, für die Hoheit, bei der sie das tut; bei gleich vielen für das höhere Trinkgeld, dann Königin, König, Prinzessin. Deine Hand behältst du, auch die Spezialität, die du zuerst bekamst, und genutzt wird keine. Zweimal hintereinander, und ein Bot spielt weiter, bis du wieder da bist.";

export const OURS =
  "Von uns sind die Karotte, wie viele Paare zwei Münzen haben, dass ein Mulligan auf die Hand zieht und auch nur einen Zug erreichen kann, in welcher Reihenfolge gegeben wird, was jede Spezialität bewirkt, und die Uhr. Mulligan Stew, das Spiel und sein Name, gehört seinem Autor.";
