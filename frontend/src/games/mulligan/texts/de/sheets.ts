/** German: the sheets over the table. */

import { accusative, verb, whom, YOU } from "../../../../texts/de/who.ts";
import { listWords } from "../../../../texts/de/words.ts";

export const CARD = "Diese Karte";
export const TABLE = "Der Tisch";
/** A copy from cards.ts, which would load all cards too: too much for a result. */
const cards = (count: number) => `${count} ${count === 1 ? "Karte" : "Karten"}`;
export const hands = (hand: number, limit: number) => `${cards(hand)}, zieht bis ${limit} nach`;
export const piles = (deck: number, discard: number) => `${cards(deck)} im Stapel, ${discard} abgeworfen.`;
export const THIS_HOLE = "An diesem Loch";
export const so = (strokes: number, left: number) =>
  `${strokes}\u00a0${strokes === 1 ? "Schlag" : "Schläge"}, noch ${left}`;
export const laid = (shown: string) => `Gelegt: ${shown}`;
export const DUFFED = "Luftschlag";
export const PARTNERS = "Partner";
export const sides = (all: string[][]) =>
  all.map((side, at) => listWords(side.map(at ? accusative : whom))).join(" gegen ");
export const ORDERS = "Dein Spieltempo";
export const ORDERS_MEAN =
  "Es hebt von selbst die Jederzeit-Karte eines Gegners auf. Sag, wann, auch wenn du keins hast. „Gegen mich“ heißt: Leihschläger auf deine Hand, Platz-GPS, solange deine Aktion liegt, ein Mulligan, der deine Aktion aufhebt, oder Spieltempo auf deine Karte.";
export const orders = { never: "Nie", "against-me": "Gegen mich", always: "Immer" };

export const BETS = "Wetten";
export const CHIPS = "Chips";
export const chipsOf = (who: string, count: number) => `${who} ${count}`;
export const NEVER_MONEY = "Nur Spielchips. Bots wetten nicht.";
export const bets = {
  hole: (by: string, to: string) =>
    `${verb(by, "gewinnst oder teilst", "gewinnt oder teilt")} dieses Loch gegen ${accusative(to)}`,
  total: (by: string, to: string) => `${verb(by, "brauchst", "braucht")} insgesamt weniger Schläge als ${whom(to)}`,
  shot: (golfer: string, finishes: boolean) =>
    `${verb(golfer, "lochst", "locht")} in diesem Zug ${finishes ? "ein" : "nicht ein"}`,
  words: (text: string) => `In Worten: „${text}“`,
};
const chips = (count: number) => (count === 1 ? "1\u00a0Chip" : `${count}\u00a0Chips`);
export const stake = (count: number) => `je ${chips(count)}`;
const settled = (stake: number, bet: string) =>
  `„${bet}“: Stimmt das, gewinnst du ${chips(stake)}, sonst verlierst du ${stake === 1 ? "ihn" : "sie"}.`;
/** Winnings and losses of the player's own offer, before it is sent. */
export const terms = {
  hole: settled,
  shot: settled,
  total: (stake: number, bet: string) => `${settled(stake, bet)} Bei gleich vielen gehen die Einsätze zurück.`,
  words: (count: number, text: string) =>
    `Je ${chips(count)} auf „${text}“. Beide sagen, wer gewonnen hat; seid ihr uneins, gehen die Einsätze zurück.`,
};
export const toWhom = (by: string, to: string) => `${by} an ${accusative(to)}`;
export const OPEN_OFFERS = "Angebote";
export const RUNNING = "Laufend oder gerade entschieden";
export const ACCEPT = "Annehmen";
export const DECLINE = "Ablehnen";
export const WITHDRAW = "Zurückziehen";
export const WHO_WON = "Wer hat gewonnen?";
export const won = (who: string) => `gewonnen: ${whom(who)}`;
export const BACK = "Einsätze zurück";
export const said = (who: string, won: string) =>
  `${verb(who, "sagst", "sagt")}, ${whom(won)} ${won === YOU ? "hast" : "hat"} gewonnen`;
export const OFFER = "Wette anbieten";
export const WITH = "An wen";
export const ABOUT = "Worum geht’s";
export const WHOSE = "Wessen Ball";
export const FINISHES = { legend: "Was er tut", yes: "locht ein", no: "nicht" };
export const about = { hole: "Dieses Loch", total: "Gesamt", shot: "Dieser Zug", words: "In Worten" };
export const STAKE = { legend: "Einsatz", fewer: "Ein Chip weniger", more: "Ein Chip mehr" };
export const TEXT = "Worauf ihr wettet";
export const SEND = "Angebot senden";
export const NONE_NOW = "Jetzt kannst du keine Wette anbieten.";
export const BOTS_ONLY = "Niemand zum Wetten da: Alle anderen sind Bots.";
