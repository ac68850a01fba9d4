/** German: texts that load after the table: the state of each seat, what the table is waiting for, news, and what a hand would
 * become. */

import { accusative, dative, YOU as OWN, verb, whom } from "../../../../texts/de/who.ts";
import { listWords, numberWord, plural } from "../../../../texts/de/words.ts";
import { accusativeOf, chipsName, chipWords, OVER, yours } from "./words.ts";

// At a seat.
export const FOLDED = "Ist raus";
export const ON_AUCTION = "Zur Auktion";
export const YOU = "Du";
export const THINKING = "Überlegt";
export const OFFERED = "Geboten";
export const YOUR_OFFER = "Dein Gebot";
export const FACE_DOWN = "Verdeckt";
export const TO_ACT = "Am Zug";
export const your = (rank: string) => yours(rank);
export const lying = (who: string, card: string | null, chips: number, then: string) =>
  `Von ${dative(who)}: ${card ?? "eine verdeckte Karte"}${chips ? ` und ${chipWords(chips)}` : ""}${then && `; deine Hand wäre dann ${then}`}`;
export const plateWords = (chips: number | null, bot: string) =>
  `${chips === null ? "" : `, ${chips} ${chipsName(chips)}`}${bot && `, ${bot}`}: sieh, was du von dieser Hand weißt`;
/** A preview in two words; a new type goes by its name. */
export const CHANGES: Record<string, string> = {
  same: "Wie bisher",
  "better-rank": "Höherer Wert",
  "better-suit": "Höhere Farbe",
  "worse-rank": "Kleinerer Wert",
  "worse-suit": "Kleinere Farbe",
};

// In the middle of the ring, and in place of an action.
/** Most names in a list. */
const NAMED = 3;
export const waiting = {
  title: (names: string[]) =>
    `warten auf ${names.length <= NAMED ? listWords(names.map(accusative)) : `${numberWord(names.length)} andere`}`,
  you: "gleich bist du am Zug",
  folded: "du bist ausgestiegen: deine Hand zählt am Ende",
  offers: (offers: number) => plural(offers, "ein Gebot fehlt noch", "Gebote fehlen noch"),
  choice: "tauschen oder Mulligan",
  turn: "versteigern, passen oder aussteigen",
};
export const turnOf = (who: string) => `${verb(who, "bist", "ist")} am Zug`;
export const choiceOf = (who: string) => `${verb(who, "wählst", "wählt")}`;
export const WAITING = "Warten auf";
export const waits = (who: string) => `${verb(who, "wartest", "wartet")} auf`;
/** In the accusative: "Ruth und dich". */
export const offersOf = (names: string[]) =>
  names.length <= 2
    ? listWords(names.map((name) => (name === whom(OWN) ? accusative(OWN) : name)))
    : `${names.length} Gebote`;

// The news line: what happens, the last turn for those who come late, and what to do.
export const skipped = (who: string) => `${who} passt.`;
export const folded = (who: string) => `${verb(who, "steigst", "steigt")} endgültig aus.`;
export const mustFold = (who: string) =>
  `${verb(who, "hast keine Chips mehr und steigst", "hat keine Chips mehr und steigt")} aus.`;
export const auctioned = (who: string, card: string, chips: number) =>
  `${verb(who, "versteigerst", "versteigert")} ${accusativeOf(card)}${chips ? `, mit ${plural(chips, "einem Chip", "Chips")}` : ""}.`;
export const OFFERS_REVEALED = "Die Gebote werden aufgedeckt.";
export const OFFERED_UNSEEN = "Alle Gebote sind da, verdeckt.";
/** What a card is swapped for, seen or unseen: "die Fünf von Nell", "das Gebot von dir, ungesehen". */
const offerOf = (other: string, taken: string | null) =>
  taken ? `${accusativeOf(taken)} von ${dative(other)}` : `das Gebot von ${dative(other)}, ungesehen`;
export const swapped = (who: string, given: string, other: string, taken: string | null) =>
  `${verb(who, "tauschst", "tauscht")} ${accusativeOf(given)} gegen ${offerOf(other, taken)}.`;
export const mulliganed = (who: string, cards: number) =>
  `${verb(who, "nimmst", "nimmt")} einen Mulligan: ${plural(cards, "eine Karte ist", "Karten sind")} weg.`;
export const ALL_DRAW = "Alle ziehen eine Karte.";
export const drew = (who: string, card: string) => `${verb(who, "ziehst", "zieht")} ${accusativeOf(card)}.`;
export const ENDED = "Alle Hände werden aufgedeckt.";
export const lately = {
  skip: (who: string) => `${verb(who, "hast", "hat")} gepasst.`,
  fold: (who: string) => `${verb(who, "bist", "ist")} ausgestiegen.`,
  mulligan: (who: string) => `${verb(who, "hast", "hat")} einen Mulligan genommen.`,
  swap: (who: string, rank: string, other: string, taken: string | null) =>
    `${verb(who, "hast", "hat")} ${accusativeOf(rank)} gegen ${offerOf(other, taken)} getauscht.`,
};
export const auctions = (who: string, card: string) =>
  `${verb(who, "versteigerst", "versteigert")} ${accusativeOf(card)}.`;
export const todo = {
  auctions: "Du bist am Zug.",
  waits: "Deine Karte liegt. Jetzt bieten die anderen.",
  chooses: "Tippe ein Gebot an, oder nimm einen Mulligan.",
  offers: "Biete eine Karte.",
  offered: "Dein Gebot ist da.",
  turn: (who: string) => `${turnOf(who)}.`,
  choice: (who: string) => `${verb(who, "wählst", "wählt")}: tauschen oder Mulligan.`,
  over: `${OVER}.`,
  best: (who: string) => `${OVER}. ${verb(who, "hältst", "hält")} die beste Hand.`,
};

// A card that a swap would bring.
export const UNSEEN = "eine Karte, die du nicht gesehen hast";
export const coming = (card: string) => `${card}, käme hierher`;

// Below the hand: what it would become, and what a tap does and costs.
export const withoutThe = (rank: string) => `Ohne ${accusativeOf(rank)}:`;
export const ifTaken = (who: string, rank: string) => `Wenn ${who} ${accusativeOf(rank)} nimmt:`;
export const hints = {
  auction: "Oder tippe auf Passen oder Raus.",
  offer: "Niemand sieht sie, bis alle Gebote da sind.",
  secret: (who: string) => `Nur ${who} sieht sie, wenn sie genommen wird.`,
  offered: "Du kannst es ändern, bis alle Gebote da sind.",
  choice: "Versprechen sind nicht bindend.",
  mulligan: "Du ziehst eine Karte vom Stapel.",
  unseen: "Du siehst sie, sobald sie deine ist.",
};
/** For the next auctioneer (T-15). */
export const SAY_NEXT = "Deine Auktion schon planen?";
export const nextIs = (rank: string, chips: number) =>
  `Nächste Auktion: ${rank}${chips ? `, ${chips} ${chipsName(chips)}` : ""}`;
export const costs = {
  auction: "Danach kannst du in diesem Zug nicht mehr passen oder aussteigen.",
  fold: "Endgültig aussteigen? Deine Hand bleibt, wie sie ist, und zählt am Ende.",
  mulligan: "Alle Karten im Ring sind für immer weg, auch deine, und alle ziehen eine.",
};
export const THEN = "Dann";
