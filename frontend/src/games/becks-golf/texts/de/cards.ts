/** German: cards, places and scores in words. */

import { verb } from "../../../../texts/de/who.ts";
import { signed } from "../../../../ui/namesAndScores.ts";
import { lineOf } from "../../gridPlaces.ts";
import type { Card, Face, MadeSet } from "../../state.ts";

const NAMES: Partial<Record<Card, string>> = {
  [-1]: "Birdie",
  [-2]: "Eagle",
  [-3]: "Albatros",
  [-4]: "Hole-in-one",
  M: "Mulligan",
  H: "Hindernis",
};

/** "6", "Eagle". */
export const cardName = (card: Card): string => NAMES[card] ?? String(card);

/** Index of the article that figures have. */
const FIGURE = 0;
const GENDERS: Partial<Record<Card, number>> = { [-1]: 2, [-2]: 1, [-3]: 1, [-4]: 2, M: 1, H: 2 };
const genderOf = (card: Card) => GENDERS[card] ?? FIGURE;

/** "eine 6", "einen Eagle", "ein Birdie": as an object. With `lies`, as a subject: "ein Eagle". */
export function aCard(card: Card, lies = false): string {
  const articles = lies ? ["eine", "ein", "ein"] : ["eine", "einen", "ein"];
  return `${articles[genderOf(card)]} ${cardName(card)}`;
}

/** "die 6", "den Eagle", "das Birdie"; with `lies` "der Eagle". */
export function theCard(card: Card, lies = false): string {
  const articles = lies ? ["die", "der", "das"] : ["die", "den", "das"];
  return `${articles[genderOf(card)]} ${cardName(card)}`;
}

/** For screen readers: "6", "Eagle, minus 2", "verdeckt". */
export function spokenCard(face: Face): string {
  if (face === null) return "verdeckt";
  if (face === "M") return "Mulligan, Joker";
  if (face === "H") return "Hindernis, plus 10";
  return face < 0 ? `${cardName(face)}, minus ${-face}` : String(face);
}

/** "minus 6". */
export const spokenScore = (score: number): string => (score < 0 ? `minus ${-score}` : String(score));

const WHERE = [
  "oben links",
  "oben",
  "oben rechts",
  "links",
  "in der Mitte",
  "rechts",
  "unten links",
  "unten",
  "unten rechts",
];

/** "in der Mitte". */
export const placeWords = (at: number): string => WHERE[at] ?? "";

/** A place by row and column, for screen readers. */
export const spokenPlace = (at: number): string => `Reihe ${Math.floor(at / 3) + 1}, Spalte ${(at % 3) + 1}`;

/** "Reihe 1 ist ein Drilling: minus 6". */
export function spokenSet({ places, score }: MadeSet): string {
  const [way, n] = lineOf(places);
  return `${way === "row" ? "Reihe" : "Spalte"} ${n + 1} ist ein Drilling: ${spokenScore(score)}`;
}

/** A whole grid row by row: "5, 5, verdeckt; …", and its sets. */
export function spokenGrid(grid: readonly Face[], sets: readonly MadeSet[]): string {
  const row = (from: number) =>
    grid
      .slice(from, from + 3)
      .map(spokenCard)
      .join(", ");
  return [[0, 3, 6].map(row).join("; "), ...sets.map(spokenSet)].join(". ");
}

export const NOBODY_OUT = "Niemand wurde fertig.";
/** "Hal war zuerst fertig, allein vorn: −5." */
export const outWords = (who: string, by: number) =>
  `${verb(who, "warst", "war")} zuerst fertig, ${by < 0 ? "" : "aber nicht "}allein vorn: ${signed(by)}.`;
