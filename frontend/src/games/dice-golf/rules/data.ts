/** Dice golf's figures, from the very file that the engine plays by. */

import data from "#data/dice_golf/dice.json";
import type { Die } from "../state.ts";
import examples from "./examples.json";

export interface FaceShown {
  face: string | number;
  /** How many of the die's faces show it. */
  count: number;
  strokes: number;
}

export interface DieShown {
  die: Die;
  standsFor: string;
  sides: number;
  faces: FaceShown[];
}

const STROKES: Record<string, number> = data.strokes;

function strokesOf(face: string | number): number {
  return typeof face === "number" ? face : (STROKES[face] ?? 0);
}

export const DICE: DieShown[] = Object.entries(data.dice).map(([die, { stands_for, faces }]) => ({
  die: die as Die,
  standsFor: stands_for,
  sides: faces.reduce((total, [, count]) => total + Number(count), 0),
  faces: faces.map(([face, count]) => ({
    face: face as string | number,
    count: Number(count),
    strokes: strokesOf(face!),
  })),
}));

export const BY_PAR = Object.entries(data.dice_by_par).map(([par, dice]) => ({
  par: Number(par),
  dice: dice as Die[],
}));

export const CHIPS = data.mulligans.chips_per_18;
/** In proportion, rounded up. */
export const CHIPS_FOR_NINE = Math.ceil(CHIPS / 2);
export const STYMIE_FROM = data.stymie_from;
export const SPARES = data.spares;
/** The example in which both spare the other (D-06). */
export const BOTH_SPARED = examples.worked[2]!;
