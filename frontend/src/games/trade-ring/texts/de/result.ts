/** German: the result. */

import { verb } from "../../../../texts/de/who.ts";
import { numberWord, plural } from "../../../../texts/de/words.ts";

export const ENDS = {
  fold: "Alle sind ausgestiegen",
  deck: "Der Stapel reichte nicht mehr",
  skips: "Alle haben nur noch gepasst",
  turns: "Der letzte Zug wurde gespielt",
};
export const ended = (why: keyof typeof ENDS | null, pot: number) =>
  `${why ? ENDS[why] : "Das Spiel ist zu Ende"}.${pot ? ` Der Topf mit ${plural(pot, "einem Chip", "Chips")} ging an die beste Hand.` : ""}`;
export const takes = (who: string) => `${verb(who, "holst dir", "holt sich")} den Ring`;
export const came = (place: number) => `Platz ${numberWord(place)} für dich.`;
export const placed = (who: string, type: string) => `${who}, ${type}`;

export const leftIn = (cards: number) => `Noch im Stapel: ${plural(cards, "eine Karte", "Karten")}`;
