/** German: the hand ranking, and what is known about hands and cards. */

import { belonging } from "../../../../texts/de/who.ts";
import { capital, plural } from "../../../../texts/de/words.ts";
import { chipWords } from "./words.ts";

export const TITLE = "Hände, von niedrig bis hoch";
export const YOURS = "jetzt deine";
export const ALL_RULES = "Alle Regeln";
export const inARow = (cards: number) => `${cards === 4 ? "vier" : "fünf"} in Folge`;
export const NOTES: Record<string, string> = {
  Flush: "fünf einer Farbe",
  "Straight Flush": "fünf in Folge, eine Farbe",
};
/** T-21 to T-25 in short. */
export const COMPARED = [
  "Eine Hand zählt als ihre beste Art, und davon zählen nur die Karten, die sie bilden.",
  "Gleiche Art? Dann entscheidet die höchste Karte, die zählt, dann deren Farbe: Pik, Herz, Kreuz, Karo. Keine andere Karte wird verglichen.",
  "Asse sind hoch, außer in einer Straße neben einer Zwei. König, Ass, Zwei ist keine Straße.",
  "Vier einer Farbe allein zählen nichts. Vier in Folge in einer Farbe sind eine Kleine Straße.",
];

export const handOf = (who: string) => belonging(who, "Deine Hand", "Hand");
export const ALL_HANDS = "Alle Hände";
export const CHIPS = " Chips";
export const FOLDED = ", ausgestiegen";
export const NOTHING_KNOWN =
  "Noch nichts bekannt. Siehst du, welche Karte in diese Hand geht, merken wir sie hier für dich.";
export const known = (cards: number) =>
  capital(`${plural(cards, "eine Karte", "Karten")} hast du in diese Hand gehen sehen. Der Rest ist verdeckt.`);
export const seatNote = (bot: string, chips: number | null, folded: boolean) =>
  [
    bot && `von einem Bot gespielt, ${bot}`,
    chips !== null && `${chipWords(chips)} in der Hand`,
    folded && "ausgestiegen: die Hand bleibt, wie sie ist, und zählt am Ende",
  ]
    .filter(Boolean)
    .map((words) => `${capital(String(words))}.`)
    .join(" ");
export const counts = (card: string) => `${card}, zählt`;
export const unknown = (cards: number) => `${cards} unbekannt`;

export const goneTitle = (cards: number) => `${cards} für immer weg`;
export const goneOf = (suit: string, cards: string[]) => `${suit} weg: ${cards.join(", ") || "keine"}`;
export const goneNote = (deck: number, aside: number) =>
  `Hervorgehobene Karten liegen auf der Ablage und kommen nie zurück. ${capital(plural(deck, "eine Karte ist", "Karten sind"))} noch im Stapel${
    aside ? `, und ${plural(aside, "eine Karte liegt", "Karten liegen")} beiseite, allen unbekannt` : ""
  }.`;
