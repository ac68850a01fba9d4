/** German: Dice Golf as today's challenge: the player's round. */

import { numberWord } from "../../../../texts/de/words.ts";

export const next = (hole: number, par: number, toPar: number) =>
  `Loch\u00a0${hole}, Par\u00a0${par}${standing(toPar)}`;
const standing = (toPar: number) =>
  toPar === 0 ? ", auf Par" : `, ${numberWord(Math.abs(toPar))} ${toPar < 0 ? "unter" : "über"} Par`;
export const cell = (hole: number, par: number) => `Loch\u00a0${hole}, Par\u00a0${par}: `;
export const NEXT = "als Nächstes";
export const TO_COME = "noch offen";
