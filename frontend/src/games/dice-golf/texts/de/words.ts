/** German: dice and scores in golf's words. */

import { capital, numberWord } from "../../../../texts/de/words.ts";
import type { Die, Face, Play, RolledDie } from "../../state.ts";

export const CLUBS: Record<Die, string> = {
  black: "Driver",
  red: "Holz",
  yellow: "Abschlag",
  white: "Eisen",
  green: "Putter",
  blue: "Wetter",
};

const COLOURS: Record<string, string> = {
  black: "schwarz",
  red: "rot",
  yellow: "gelb",
  white: "weiß",
  green: "grün",
  blue: "blau",
};

/** "schwarzer Würfel". */
export const colouredDie = (die: string): string => `${COLOURS[die] ?? die}er Würfel`;

/** Faces by their names in the contract; others are called as there. */
const FACES: Record<string, string> = {
  Green: "Grün",
  Hazard: "Hindernis",
  "Tap In": "Tap-in",
  Sun: "Sonne",
  Blank: "Leer",
};

/** The words under a die: "Hindernis", "3 Putts", "Sonne". */
export function faceWords(face: Face): string {
  return typeof face === "number" ? `${face} ${face === 1 ? "Putt" : "Putts"}` : (FACES[face] ?? face);
}

/** "eins über", "Par", "zwei unter". */
export function againstPar(toPar: number): string {
  if (toPar === 0) return "Par";
  return `${numberWord(Math.abs(toPar))} ${toPar > 0 ? "über" : "unter"}`;
}

/** "Sechs, eins über", "Eagle! 3". */
export function scoreWords(score: number, toPar: number): string {
  if (toPar < 0) return `${scoreName(score, toPar).replace(/^eine?n? /, "")}! ${score}`;
  return `${capital(numberWord(score))}, ${againstPar(toPar)}`;
}

const NAMES: Record<number, string> = {
  [-3]: "einen Albatros",
  [-2]: "einen Eagle",
  [-1]: "ein Birdie",
  0: "ein Par",
  1: "ein Bogey",
  2: "ein Doppelbogey",
  3: "ein Tripelbogey",
};

/** "ein Birdie", "ein Hole-in-one", in the accusative; far over par "eine Neun". */
export function scoreName(score: number, toPar: number): string {
  if (score === 1) return "ein Hole-in-one";
  return NAMES[toPar] ?? `eine ${capital(numberWord(score))}`;
}

/** The same within a sentence: "ein Birdie"; "eine Neun, fünf über,". */
export function holedWords(score: number, toPar: number): string {
  const name = scoreName(score, toPar);
  return toPar in NAMES || score === 1 ? name : `${name}, ${againstPar(toPar)},`;
}

/** "3 + 1 + 3 − 1, ohne Eisen": the sum, and what doesn't count. */
export function sumWords(dice: readonly RolledDie[]): string {
  const counted = dice.filter(({ counts, strokes }) => counts && strokes !== 0);
  const sum = counted
    .map(({ strokes }, index) => `${strokes < 0 ? "− " : index ? "+ " : ""}${Math.abs(strokes)}`)
    .join(" ");
  const left = dice.filter(({ counts, die }) => !counts && die !== "blue").map(({ die }) => `ohne ${CLUBS[die]}`);
  return [sum, ...left].join(", ");
}

const SHOTS: Partial<Record<Die, Record<string, string>>> = {
  black: { Fairway: "aufs Fairway", Rough: "ins Rough", Hazard: "ins Wasser" },
  red: {
    Fairway: "mit dem Holz das Fairway entlang",
    Green: "mit dem Holz aufs Grün",
    Rough: "mit dem Holz ins Rough",
  },
  white: {
    Green: "mit dem Eisen aufs Grün",
    Chip: "mit dem Eisen zu kurz und gechippt",
    Bunker: "mit dem Eisen in den Bunker",
    Hazard: "mit dem Eisen ins Wasser",
    "Tap In": "mit dem Eisen dicht an die Fahne und eingelocht",
  },
  yellow: {
    Green: "aufs Grün",
    Chip: "zu kurz und gechippt",
    Bunker: "in den Bunker",
    Hazard: "ins Wasser",
  },
};

/** The hole as a sentence without its putts: "Ins Wasser, dann mit dem Holz aufs Grün." */
export function storyOf(dice: readonly RolledDie[]): string {
  const shots = dice.filter(({ die, counts }) => counts && SHOTS[die]);
  const parts = shots.map(({ die, face }) => SHOTS[die]?.[String(face)] ?? `${CLUBS[die]}: ${faceWords(face)}`);
  const weather = parts.length < 3 ? weatherWords(dice) : "";
  const last = parts.length > 1 ? `, dann ${parts.pop()}` : "";
  return `${capital(parts.join(", "))}${last}${weather}.`;
}

function weatherWords(dice: readonly RolledDie[]): string {
  const face = dice.find(({ die }) => die === "blue")?.face;
  return face === "Sun" ? ", mit der Sonne" : face === "Wind" ? ", gegen den Wind" : "";
}

/** All of the picture, for screen readers. */
export function pictureWords(hole: number, play: Play | null): string {
  if (!play) return `Loch\u00a0${hole}, vom Abschlag zum Grün gesehen.`;
  const shots = play.dice.map(dieWords).join(". ");
  return `Loch\u00a0${hole} vom Abschlag zum Grün. ${shots}. ${scoreWords(play.score, play.to_par)}.`;
}

/** "Hindernis 3, schwarzer Würfel"; whether it counts, and why not. */
export function dieWords({ die, face, strokes, counts }: RolledDie): string {
  if (die === "blue") return `${faceWords(face)}, ${colouredDie(die)}, das Wetter: ${weatherEffect(strokes)}`;
  return `${faceWords(face)} ${strokes}, ${colouredDie(die)}${counts ? "" : `, zählt nicht: ${whyNot(die)}`}`;
}

function weatherEffect(strokes: number): string {
  if (strokes === 0) return "ändert nichts";
  return strokes > 0 ? "ein Schlag mehr" : "ein Schlag weniger";
}

/** Why a die doesn't count (D-04, D-05). */
export function whyNot(die: Die): string {
  if (die === "white") return "das Holz liegt auf dem Grün";
  return die === "green" ? "das Eisen ist ein Tap-in" : "es gehört nicht zu diesem Ergebnis";
}
