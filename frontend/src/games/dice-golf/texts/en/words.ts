/** Dice and scores in golf's words. */

import { capital, numberWord } from "../../../../ui/namesAndScores.ts";
import type { Die, Face, Play, RolledDie } from "../../state.ts";

export const CLUBS: Record<Die, string> = {
  black: "driver",
  red: "wood",
  yellow: "tee shot",
  white: "iron",
  green: "putter",
  blue: "weather",
};

/** The words under a die: "Hazard", "3 putts", "Sun". */
export function faceWords(face: Face): string {
  return typeof face === "number" ? `${face} ${face === 1 ? "putt" : "putts"}` : face;
}

/** "one over", "par", "two under". */
export function againstPar(toPar: number): string {
  if (toPar === 0) return "par";
  return `${numberWord(Math.abs(toPar))} ${toPar > 0 ? "over" : "under"}`;
}

/** "Six, one over", "Eagle! 3". */
export function scoreWords(score: number, toPar: number): string {
  if (toPar < 0) return `${capital(scoreName(score, toPar).replace(/^an? /, ""))}! ${score}`;
  return `${capital(numberWord(score))}, ${againstPar(toPar)}`;
}

const NAMES: Record<number, string> = {
  [-3]: "an albatross",
  [-2]: "an eagle",
  [-1]: "a birdie",
  0: "a par",
  1: "a bogey",
  2: "a double bogey",
  3: "a triple bogey",
};

/** "a birdie", "a hole in one"; far over par simply "nine". */
export function scoreName(score: number, toPar: number): string {
  if (score === 1) return "a hole in one";
  return NAMES[toPar] ?? numberWord(score);
}

/** The same within a sentence: "a birdie"; "nine, five over,". */
export function holedWords(score: number, toPar: number): string {
  const name = scoreName(score, toPar);
  return name === numberWord(score) ? `${name}, ${againstPar(toPar)},` : name;
}

/** "3 + 1 + 3 − 1, no iron": the sum, and what doesn't count. */
export function sumWords(dice: readonly RolledDie[]): string {
  const counted = dice.filter(({ counts, strokes }) => counts && strokes !== 0);
  const sum = counted
    .map(({ strokes }, index) => `${strokes < 0 ? "− " : index ? "+ " : ""}${Math.abs(strokes)}`)
    .join(" ");
  const left = dice.filter(({ counts, die }) => !counts && die !== "blue").map(({ die }) => `no ${CLUBS[die]}`);
  return [sum, ...left].join(", ");
}

const SHOTS: Partial<Record<Die, Record<string, string>>> = {
  black: { Fairway: "down the fairway", Rough: "into the rough", Hazard: "in the pond" },
  red: { Fairway: "a wood up the fairway", Green: "a wood to the green", Rough: "a wood to the rough" },
  white: {
    Green: "an iron to the green",
    Chip: "an iron short and a chip",
    Bunker: "an iron to the sand",
    Hazard: "an iron in the water",
    "Tap In": "an iron close and a tap in",
  },
  yellow: {
    Green: "on the green",
    Chip: "short, and chipped on",
    Bunker: "into the sand",
    Hazard: "in the water",
  },
};

/** The hole as a sentence without its putts: "In the pond, then a wood to the green." */
export function storyOf(dice: readonly RolledDie[]): string {
  const shots = dice.filter(({ die, counts }) => counts && SHOTS[die]);
  const parts = shots.map(({ die, face }) => SHOTS[die]?.[String(face)] ?? `${CLUBS[die]}: ${faceWords(face)}`);
  const weather = parts.length < 3 ? weatherWords(dice) : "";
  const last = parts.length > 1 ? `, then ${parts.pop()}` : "";
  return `${capital(parts.join(", "))}${last}${weather}.`;
}

function weatherWords(dice: readonly RolledDie[]): string {
  const face = dice.find(({ die }) => die === "blue")?.face;
  return face === "Sun" ? ", with the sun" : face === "Wind" ? ", against the wind" : "";
}

/** All of the picture, for screen readers. */
export function pictureWords(hole: number, play: Play | null): string {
  if (!play) return `Hole ${hole}, seen from the tee to the green.`;
  const shots = play.dice.map(dieWords).join(". ");
  return `Hole ${hole} from the tee to the green. ${shots}. ${scoreWords(play.score, play.to_par)}.`;
}

/** "Hazard 3, black die"; whether it counts, and why not. */
export function dieWords({ die, face, strokes, counts }: RolledDie): string {
  if (die === "blue") return `${faceWords(face)}, blue die, the weather: ${weatherEffect(strokes)}`;
  return `${faceWords(face)} ${strokes}, ${die} die${counts ? "" : `, not counted: ${whyNot(die)}`}`;
}

function weatherEffect(strokes: number): string {
  if (strokes === 0) return "changes nothing";
  return strokes > 0 ? "one stroke more" : "one stroke less";
}

/** Why a die doesn't count (D-04, D-05). */
export function whyNot(die: Die): string {
  if (die === "white") return "the wood is on the green";
  return die === "green" ? "the iron is a tap in" : "it’s not part of this score";
}
