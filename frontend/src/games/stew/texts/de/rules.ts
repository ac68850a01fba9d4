/** German: the rules, in our own words. `*…*` is emphasised. Clauses: S-01 to S-40. */

import type data from "#data/stew/cards.json";
import { capital, listWords, numberWord, plural } from "../../../../texts/de/words.ts";
import type { Told } from "../../../RulesSection.tsx";
import { cards, cased, type Ingredient, ingredients, pence, type specialties, type tokens } from "./cards.ts";
import { reach } from "./definition.ts";
import { does } from "./second-choices.ts";

type Figures = typeof data;

const royal = (name: string) => cased(name as keyof typeof tokens);

export const GAME = ({ players, rounds, turns }: Figures): Told => ({
  title: "Kochen um Trinkgeld",
  words: `${capital(numberWord(players.least))} bis ${numberWord(players.most)} Spieler kochen, was die Hoheiten bestellen, und jede Hoheit gibt Trinkgeld für die meisten Treffer. *${capital(numberWord(rounds))} Runden* mit *${numberWord(turns)} Zügen*; das meiste Geld gewinnt.`,
});

/** How many cards of a kind there are, and how many copies of each have how many coins. */
export interface Pile {
  kind: "pair" | "triple" | "double";
  count: number;
  alike: { copies: number; coins: number }[];
}
const kinds = { pair: "Zwei Zutaten", triple: "Drei Zutaten", double: "Zweimal dieselbe Zutat" };
export const PACK = "Die Karten";
export const packWords = (count: number, all: Ingredient[]) =>
  `*${count}* Karten zeigen ${numberWord(all.length)} Zutaten: ${listWords(all.map((one) => ingredients[one]))}. Münzen zählen nur auf Bestellungen.`;
const worth = (coins: number) => (coins ? `mit ${plural(coins, "einer Münze", "Münzen")}` : "ohne Münzen");
export const pile = ({ kind, count, alike }: Pile) =>
  `*${kinds[kind]}*: ${count} Karten, je ${listWords(alike.map(({ copies, coins }) => `${numberWord(copies)} gleiche ${worth(coins)}`))}.`;

export const ORDERS = ({ rounds, players, royals }: Figures): Told => {
  const absent = royals.filter((one) => one.players > players.least).map(({ name }) => royal(name).accusative);
  const tips = royals.map(({ name, tip }) => `${pence(tip)} ${royal(name).from}`);
  return {
    title: "Bestellungen und Trinkgeld",
    words: `${capital(numberWord(players.least))} Spieler spielen ohne ${listWords(absent)}.`,
    points: [
      `*${capital(numberWord(rounds))} Karten* liegen über jeder Hoheit, eine pro Runde, die oberste offen. Beginnt eine Runde, wird sie zur Bestellung, und die nächste wird aufgedeckt: So weißt du immer, was als Nächstes kommt.`,
      "Eine aufgedeckte Karte ohne Münzen wird abgeworfen und durch die nächste vom Stapel ersetzt, bis eine mit Münzen kommt.",
      `Das *Trinkgeld* wird jede Runde neu gezählt: ${listWords(tips)}, dazu ein Penny für jede Münze auf allem, was die Hoheit bisher bestellt hat, und was dort von einem geteilten Trinkgeld liegen blieb.`,
    ],
  };
};

export const START = ({ hand }: Figures): Told => ({
  title: "Vor der ersten Runde",
  points: [
    `Alle bekommen *${cards(hand)}* und behalten sie oder tauschen alle aus. Alle wählen zugleich.`,
    "Wer Spüldienst hat, wird ausgelost und behält ihn das ganze Spiel: Ein Teller am Namen zeigt es. Bei einer Revanche hat ihn, wer zuletzt gewonnen hat; bei mehreren wird gelost.",
  ],
});

export const TURN = ({ cards_a_turn, tokens: each, draws, hand_limit }: Figures): Told => ({
  title: "Ein Zug",
  points: [
    `Alle wählen zugleich und heimlich: *eine bis ${cards(cards_a_turn)}* und *ein Plättchen*. Bis alle gewählt haben, kannst du deine Wahl ändern, höchstens dreißigmal. Dann decken alle auf.`,
    `Du hast ${numberWord(each.royal)} Plättchen für jede Hoheit und ${plural(each.mulligan, "einen Mulligan", "Mulligans")}. Gespielte Plättchen bleiben liegen, bis die Runde endet. Du darfst auch ganz ohne Treffer spielen.`,
    `Dann wirken die Plättchen eins nach dem anderen, im Uhrzeigersinn ab dem Spüldienst. Mit dem Plättchen einer Hoheit zählst du deine Treffer und ziehst *${cards(draws.royal)}*. Mit dem Mulligan tust du, was er sagt, und ziehst *${numberWord(draws.mulligan)}* weitere.`,
    `Eine Hand fasst bis zu *${cards(hand_limit)}*: Mehr ziehst du nicht. Ist der Stapel leer, wird die Ablage zu einem neuen gemischt. So ist keine Hand je leer.`,
  ],
});

export const MATCHES: Told = {
  title: "Treffer",
  words:
    "Jede Zutat auf deinen Karten, die in der Bestellung *dieser Runde* steht, ist ein *Treffer*; frühere Bestellungen erhöhen nur das Trinkgeld. Ein Doppel zählt zwei, drei Zutaten bis zu drei, und zwei Plättchen für dieselbe Hoheit zählen zusammen.",
};
export const matched = (count: number) =>
  `${capital(plural(count, "ein Treffer", "Treffer"))}: einmal Huhn, zweimal Wein. Die Karotte hat niemand bestellt.`;
/** Labels for an order and the cards beside it. */
export const ORDER = "Bestellung";
export const YOURS = "Deine Karten";

export const MULLIGAN: Told = {
  title: "Der Mulligan",
  points: [
    "Er wirft *alle Karten ab, die du in dieser Runde gespielt hast*, auch die dieses Zugs: Ihre Treffer sind verloren, und die Plättchen bleiben liegen. Du ziehst ebenso viele auf die Hand, soweit dort Platz ist.",
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
    "*Die meisten Treffer*, mindestens einer, bekommen das Trinkgeld einer Hoheit. Bei Gleichstand wird es in ganzen Pence gleich geteilt. Was übrig ist, bleibt für die nächste Runde liegen;" +
      ` nach Runde\u00a0${numberWord(rounds)} geht es zurück.`,
    `Alle anderen verdienen *Lohn*: einen Penny für je ${plural(matches_a_penny, "einen Treffer", "Treffer")} bei dieser Hoheit, abgerundet.`,
    "Wo niemand einen Treffer hat, geht das ganze Trinkgeld zurück, samt dem, was dort noch lag.",
  ],
});
/** "Das Trinkgeld beträgt neun Pence, und die Treffer sind 4, 4 und 3: …" */
export const paid = ({ tip, matches, share, left, wages }: Paid) => {
  const takers = matches.length - wages.length;
  return `Das Trinkgeld beträgt ${pence(tip)}, und die Treffer sind ${listWords(matches.map(String))}: ${capital(numberWord(takers))} teilen es und bekommen je ${pence(share)}, ${pence(left)} ${left === 1 ? "bleibt" : "bleiben"} übrig, und der Lohn ist ${listWords(wages.map(String))}.`;
};

export const END = ({ draws, rounds }: Figures): Told => ({
  title: "Zwischen den Runden und am Ende",
  points: [
    `Gespielte Karten werden abgeworfen, die Plättchen kommen zurück, und dann ziehen alle *${cards(draws.between_rounds)}*, im Uhrzeigersinn ab dem Spüldienst.`,
    `Nach Runde\u00a0${numberWord(rounds)} gewinnt das meiste Geld. Bei Gleichstand entscheiden die meisten Karten auf der Hand; ist auch das gleich, wird der Platz geteilt.`,
    "Alle sehen Geld, Plättchen, was gespielt wurde und wie viele Karten auf Händen und Stapeln sind. Niemand sieht fremde Hände, verdeckte Bestellungen oder was ungespielt abgeworfen wurde.",
  ],
});

export const SPECIALTIES = ({ specialties_dealt: dealt }: Figures): Told => ({
  title: "Spezialitäten",
  words: `Ein Extra. Alle bekommen heimlich *${numberWord(dealt)}* und behalten eine davon, alle zugleich. Von da an ist sie für alle sichtbar, und niemand sonst hat sie. Was gleichzeitig wirkt, wirkt in dieser Reihenfolge.`,
});
type Specialty = keyof typeof specialties;
/** What else to know about a specialty. */
const finer: Partial<Record<Specialty, string>> = {
  baker: "Ein Anteil von null ist kein Trinkgeld.",
  forager: "Mit voller Hand ziehst du keine.",
  "larder-keeper": "Nicht mit dem Mulligan.",
  quartermaster: "Drei Treffer bringen zwei Pence.",
  saucier:
    "Wähle ihn mit deinen Karten, aber nicht mit dem Mulligan. Treffer aus früheren Zügen genügen; ohne einen ist er nicht verbraucht. Er gehört zu seinem Plättchen: Ein Mulligan, der es erreicht, nimmt ihn mit, und in dieser Runde kommt er nicht wieder.",
  "spice-trader":
    "Nur vor deiner ersten Wahl der Runde, auch wenn sie für dich getroffen wird. Die anderen sehen, wie viele du tauschst, und niemand wartet darauf. Wählst du ohne ihn, hast du ihn erst in der nächsten Runde wieder.",
  taster: "Ein Anteil von null zählt, ein Trinkgeld für dich allein nicht.",
  understudy:
    "Sag beim Wählen, dass du gefragt werden willst: Nach dem Aufdecken warten alle auf deine Antwort, bevor etwas zählt. Du nimmst dein Plättchen zurück und spielst eins von anderer Art. Sobald du gefragt wurdest, ist er für die Runde verbraucht, ob du tauschst oder nicht.",
};
export const specialty = (one: Specialty) => [does[one], finer[one]].filter(Boolean).join(" ");

export const CLOCK = "Wenn deine Uhr abläuft";
export const CLOCK_TEXT =
  "Du kochst mit der einen Karte mit den meisten Treffern, für die Hoheit, bei der sie trifft; bei Gleichstand für das höhere Trinkgeld, dann Königin, König, Prinzessin. Du behältst deine erste Hand und die Spezialität, die du zuerst bekamst, und freiwillige werden nicht genutzt. Verpasst du zwei Züge hintereinander, spielt ein Bot für dich, bis du wieder da bist.";

export const OURS =
  "Von uns sind: die Karotte, wie viele Paare zwei Münzen haben, dass ein Mulligan auf die Hand zieht und auch nur für einen Zug gelten kann, in welcher Reihenfolge gegeben wird, was jede Spezialität bewirkt, und die Bedenkzeit. Mulligan Stew, das Spiel und sein Name, gehört seinem Autor.";
