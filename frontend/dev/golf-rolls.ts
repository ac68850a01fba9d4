/** Rolls for tests and sample tables: every die of a par with its face, scored as by the server (D-03 to D-06). */

import type { Die, Face, Play, RolledDie } from "../src/games/dice-golf/state.ts";

const FACES: Record<Die, Face[]> = {
  black: ["Fairway", "Rough", "Hazard"],
  red: ["Fairway", "Green", "Rough"],
  yellow: ["Green", "Chip", "Bunker", "Hazard"],
  white: ["Green", "Chip", "Bunker", "Hazard", "Tap In"],
  green: [1, 2, 3],
  blue: ["Blank", "Sun", "Wind"],
};
const STROKES: Record<string, number> = {
  Fairway: 1,
  Green: 1,
  Rough: 2,
  Chip: 2,
  Bunker: 2,
  "Tap In": 2,
  Hazard: 3,
  Sun: -1,
  Blank: 0,
  Wind: 1,
};
const DICE: Record<number, Die[]> = {
  3: ["yellow", "green", "blue"],
  4: ["black", "white", "green", "blue"],
  5: ["black", "red", "white", "green", "blue"],
};

/** Returns the dice of a par, showing these faces. */
export function rollOf(par: number, ...faces: Face[]): RolledDie[] {
  const dice = DICE[par]!.map((die, index): RolledDie => {
    const face = faces[index]!;
    return { die, face, strokes: typeof face === "number" ? face : STROKES[face]!, counts: true };
  });
  const find = (die: Die) => dice.find((one) => one.die === die);
  if (find("red")?.face === "Green") find("white")!.counts = false;
  else if (find("white")?.face === "Tap In") find("green")!.counts = false;
  return dice;
}

/** Returns a hole that is being played with these dice. */
export function playOf(par: number, faces: Face[], more: Partial<Play> = {}): Play {
  const dice = rollOf(par, ...faces);
  const score = dice.reduce((sum, { counts, strokes }) => sum + (counts ? strokes : 0), 0);
  const plain = { round: 1, at: 0, hole: 1, par, rolls: 1 as const, mulligan: null, stymied: false, final: false };
  return { ...plain, dice, score, to_par: score - par, ...more };
}

/** Yields every possible roll of a par. */
export function* everyRoll(par: number): Generator<RolledDie[]> {
  const choose = (dice: Die[]): Face[][] => {
    const [die, ...rest] = dice;
    if (!die) return [[]];
    return FACES[die].flatMap((face) => choose(rest).map((faces) => [face, ...faces]));
  };
  for (const faces of choose(DICE[par]!)) yield rollOf(par, ...faces);
}
