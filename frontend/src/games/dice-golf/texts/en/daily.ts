/** Dice Golf as today's challenge: the player's round. */

import { numberWord } from "../../../../texts/en/words.ts";

/** "Hole 6, par 4, one under". */
export const next = (hole: number, par: number, toPar: number) => `Hole ${hole}, par ${par}${standing(toPar)}`;
const standing = (toPar: number) =>
  toPar === 0 ? ", level" : `, ${numberWord(Math.abs(toPar))} ${toPar < 0 ? "under" : "over"}`;
export const cell = (hole: number, par: number) => `Hole ${hole}, par ${par}: `;
export const NEXT = "next";
export const TO_COME = "to come";
