/** Cards, places and scores in words. */

import { capital, signed } from "../../../../ui/namesAndScores.ts";
import { lineOf } from "../../gridPlaces.ts";
import type { Card, Face, MadeSet } from "../../state.ts";

const NAMES: Partial<Record<Card, string>> = {
  [-1]: "Birdie",
  [-2]: "Eagle",
  [-3]: "Albatross",
  [-4]: "Hole in One",
  M: "Mulligan",
  H: "Hazard",
};

/** "6", "Eagle". */
export const cardName = (card: Card): string => NAMES[card] ?? String(card);

/** "a 6", "an 8", "an Eagle". */
export function aCard(card: Card): string {
  const name = cardName(card);
  return `${/^[8AE]/.test(name) ? "an" : "a"} ${name}`;
}

/** For screen readers: "6", "Eagle, minus 2", "face down". */
export function spokenCard(face: Face): string {
  if (face === null) return "face down";
  if (face === "M") return "Mulligan, wild";
  if (face === "H") return "Hazard, plus 10";
  return face < 0 ? `${cardName(face)}, minus ${-face}` : String(face);
}

/** "minus 6". */
export const spokenScore = (score: number): string => (score < 0 ? `minus ${-score}` : String(score));

const WHERE = [
  "at the top left",
  "at the top",
  "at the top right",
  "on the left",
  "in the middle",
  "on the right",
  "at the bottom left",
  "at the bottom",
  "at the bottom right",
];

/** "in the middle". */
export const placeWords = (at: number): string => WHERE[at] ?? "";

/** A place by row and column, for screen readers. */
export const spokenPlace = (at: number): string => `row ${Math.floor(at / 3) + 1}, column ${(at % 3) + 1}`;

/** "Row 1 is a set: minus 6". */
export function spokenSet({ places, score }: MadeSet): string {
  const [way, n] = lineOf(places);
  return `${capital(way)} ${n + 1} is a set: ${spokenScore(score)}`;
}

/** A whole grid row by row: "5, 5, face down; …", and its sets. */
export function spokenGrid(grid: readonly Face[], sets: readonly MadeSet[]): string {
  const row = (from: number) =>
    grid
      .slice(from, from + 3)
      .map(spokenCard)
      .join(", ");
  return [[0, 3, 6].map(row).join("; "), ...sets.map(spokenSet)].join(". ");
}

export const NOBODY_OUT = "Nobody went out.";
/** "Hal went out as sole lowest: −5." */
export const outWords = (who: string, by: number) =>
  `${who} went out${by < 0 ? "" : ", but not"} as sole lowest: ${signed(by)}.`;
