/** German: what is told once the table stands: how each seat stands, whom it waits for, what happened last, what one's hand would
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
export const FACE_DOWN = "Blind";
export const TO_ACT = "Am Zug";
export const your = (rank: string) => yours(rank);
export const lying = (who: string, card: string | null, chips: number, then: string) =>
  `Von ${dative(who)}: ${card ?? "eine Karte, verdeckt"}${chips ? ` und ${chipWords(chips)}` : ""}${then && `; deine Hand wäre dann ${then}`}`;
export const plateWords = (chips: number | null, bot: string) =>
  `${chips === null ? "" : `, ${chips} ${chipsName(chips)}`}${bot && `, ${bot}`}: sieh, was von dieser Hand bekannt ist`;
/** What a preview says in two words; a new type is said by its name. */
export const CHANGES: Record<string, string> = {
  same: "Wie bisher",
  "better-rank": "Höherer Wert",
  "better-suit": "Höhere Farbe",
  "worse-rank": "Kleinerer Wert",
  "worse-suit": "Kleinere Farbe",
};

// In the middle of the ring, and in place of an action.
/** So many are named one by one. */
const NAMED = 3;
export const waiting = {
  title: (names: string[]) =>
    `warten auf ${names.length <= NAMED ? listWords(names.map(accusative)) : `${numberWord(names.length)} andere`}`,
  you: "gleich bist du am Zug",
  folded: "du bist ausgestiegen: deine Hand zählt am Ende",
  offers: (offers: number) => plural(offers, "ein Gebot fehlt noch", "Gebote fehlen noch"),
  choice: "ein Tausch oder der Mulligan",
  turn: "versteigern, passen oder aussteigen",
};
export const turnOf = (who: string) => `${verb(who, "bist", "ist")} am Zug`;
export const choiceOf = (who: string) => `${verb(who, "wählst", "wählt")}`;
export const WAITING = "Warten auf";
export const waits = (who: string) => `${verb(who, "wartest", "wartet")} auf`;
/** As those who wait for them say it: oneself, who comes among other words, is waited for too. */
export const offersOf = (names: string[]) =>
  names.length <= 2
    ? listWords(names.map((name) => (name === whom(OWN) ? accusative(OWN) : name)))
    : `${names.length} Gebote`;

// The line of news: what happens, one thing in a line; the last turn for who comes late, and what is to be done.
export const skipped = (who: string) => `${who} passt.`;
export const folded = (who: string) => `${verb(who, "steigst", "steigt")} endgültig aus.`;
export const mustFold = (who: string) =>
  `${verb(who, "hast keine Chips mehr und steigst", "hat keine Chips mehr und steigt")} aus.`;
export const auctioned = (who: string, card: string, chips: number) =>
  `${verb(who, "versteigerst", "versteigert")} ${accusativeOf(card)}${chips ? `, mit ${plural(chips, "einem Chip", "Chips")}` : ""}.`;
export const OFFERS_TURN = "Die Gebote werden aufgedeckt.";
export const OFFERED_UNSEEN = "Alle Gebote liegen, verdeckt.";
/** What comes for a card that one has seen, or not: "die Fünf von Nell", "das Gebot von dir, ungesehen". */
const offerOf = (other: string, taken: string | null) =>
  taken ? `${accusativeOf(taken)} von ${dative(other)}` : `das Gebot von ${dative(other)}, ungesehen`;
export const swapped = (who: string, given: string, other: string, taken: string | null) =>
  `${verb(who, "tauschst", "tauscht")} ${accusativeOf(given)} gegen ${offerOf(other, taken)}.`;
export const mulliganed = (who: string, cards: number) =>
  `${verb(who, "rufst", "ruft")} Mulligan: ${plural(cards, "eine Karte ist", "Karten sind")} weg.`;
export const ALL_DRAW = "Alle ziehen eine Karte.";
export const drew = (who: string, card: string) => `${verb(who, "ziehst", "zieht")} ${accusativeOf(card)}.`;
export const ENDED = "Alle Hände werden aufgedeckt.";
export const lately = {
  skip: (who: string) => `${verb(who, "hast", "hat")} gepasst.`,
  fold: (who: string) => `${verb(who, "bist", "ist")} ausgestiegen.`,
  mulligan: (who: string) => `${verb(who, "hast", "hat")} Mulligan gerufen.`,
  swap: (who: string, rank: string, other: string, taken: string | null) =>
    `${verb(who, "hast", "hat")} ${accusativeOf(rank)} gegen ${offerOf(other, taken)} getauscht.`,
};
export const auctions = (who: string, card: string) =>
  `${verb(who, "versteigerst", "versteigert")} ${accusativeOf(card)}.`;
export const todo = {
  auctions: "Du bist am Zug.",
  waits: "Deine Karte liegt. Die anderen schieben ihre dazu.",
  chooses: "Tippe ein Gebot zum Tauschen an, oder Mulligan.",
  offers: "Schieb eine Karte dazu.",
  offered: "Dein Gebot liegt.",
  turn: (who: string) => `${turnOf(who)}.`,
  choice: (who: string) => `${verb(who, "wählst", "wählt")}: ein Tausch oder der Mulligan.`,
  over: `${OVER}.`,
  best: (who: string) => `${OVER}. ${verb(who, "hältst", "hält")} die beste Hand.`,
};

// A card that a swap would bring.
export const UNSEEN = "eine Karte, die du nicht gesehen hast";
export const coming = (card: string) => `${card}, käme hierher`;

// Below one's hand: what the hand would become; what a tap does and costs.
export const withoutThe = (rank: string) => `Ohne ${accusativeOf(rank)}:`;
export const ifTaken = (who: string, rank: string) => `Wenn ${who} ${accusativeOf(rank)} nimmt:`;
export const hints = {
  auction: "Oder im Ring: passen oder raus.",
  offer: "Niemand sieht sie, bis alle Gebote liegen.",
  secret: (who: string) => `Nur ${who} sieht sie, wenn sie genommen wird.`,
  offered: "Du kannst es ändern, bis alle Gebote liegen.",
  choice: "Ein Versprechen bindet niemanden.",
  mulligan: "Eine Karte vom Stapel kommt dazu.",
  unseen: "Du siehst sie, sobald sie deine ist.",
};
/** For who is the next auctioneer (T-15). */
export const SAY_NEXT = "Deine Auktion schon planen?";
export const nextIs = (rank: string, chips: number) =>
  `Nächste Auktion: ${rank}${chips ? `, ${chips} ${chipsName(chips)}` : ""}`;
export const costs = {
  auction: "Danach geht in diesem Zug kein Passen oder Aussteigen mehr.",
  fold: "Endgültig aussteigen? Deine Hand bleibt, wie sie ist, und zählt am Ende.",
  mulligan: "Alle Karten im Ring gehen für immer weg, auch deine, und alle ziehen eine neue.",
};
export const THEN = "Dann";
