/** Cards, places and scores in words. */

import { capital } from "../../ui/words.ts";
import type { Card, Face, MadeSet } from "./state.ts";

const NAMES: Partial<Record<Card, string>> = {
  [-1]: "Birdie",
  [-2]: "Eagle",
  [-3]: "Albatross",
  [-4]: "Hole in One",
  M: "Mulligan",
  H: "Hazard",
};

/** The symbol of the sprite. */
export function symbolOf(face: Face): string {
  if (face === null) return "card-back";
  return typeof face === "number" && face < 0 ? `card-red-${-face}` : `card-${face}`;
}

/** "6", "Eagle". */
export function cardName(card: Card): string {
  return NAMES[card] ?? String(card);
}

/** "a 6", "an 8", "an Eagle". */
export function aCard(card: Card): string {
  const name = cardName(card);
  return `${/^[8AE]/.test(name) ? "an" : "a"} ${name}`;
}

/** "−6", "9". */
export function points(score: number): string {
  return score < 0 ? `−${-score}` : String(score);
}

/** "+10", "−5": what is added to a score. */
export function change(by: number): string {
  return by > 0 ? `+${by}` : points(by);
}

/** For who cannot see it: "6", "Eagle, minus 2", "face down". */
export function spokenCard(face: Face): string {
  if (face === null) return "face down";
  if (face === "M") return "Mulligan, wild";
  if (face === "H") return "Hazard, plus 10";
  return face < 0 ? `${cardName(face)}, minus ${-face}` : String(face);
}

/** "minus 6". */
export function spokenScore(score: number): string {
  return score < 0 ? `minus ${-score}` : String(score);
}

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
export function placeWords(at: number): string {
  return WHERE[at] ?? "";
}

/** Where a place is, counted, for who cannot see it. */
export function spokenPlace(at: number): string {
  return `row ${Math.floor(at / 3) + 1}, column ${(at % 3) + 1}`;
}

/** A whole grid row by row: "5, 5, face down; …", and its sets. */
export function spokenGrid(grid: readonly Face[], sets: readonly MadeSet[]): string {
  const rows = [0, 3, 6].map((from) =>
    grid
      .slice(from, from + 3)
      .map(spokenCard)
      .join(", "),
  );
  return [rows.join("; "), ...sets.map(spokenSet)].join(". ");
}

/** "Row 1 is a set: minus 6". */
export function spokenSet({ places, score }: MadeSet): string {
  return `${capital(lineWords(places))} is a set: ${spokenScore(score)}`;
}

function lineWords(places: readonly number[]): string {
  const line = lineOf(places);
  return "row" in line ? `row ${line.row + 1}` : `column ${line.column + 1}`;
}

/** Which row or column three places are, from 0. */
export function lineOf(places: readonly number[]): { row: number } | { column: number } {
  const [first = 0, second = 0] = places;
  return second - first === 1 ? { row: first / 3 } : { column: first % 3 };
}
