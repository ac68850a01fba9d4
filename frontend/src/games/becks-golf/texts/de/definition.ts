/** German: texts about the game outside its table. */

import { capital, plural } from "../../../../texts/de/words.ts";

export const GAME = "Spiel";
export const ROUNDS = "Runden";
export const roundsWords = (rounds: number): string => capital(plural(rounds, "eine Runde", "Runden"));
export const FEWER = "Eine Runde weniger";
export const MORE = "Eine Runde mehr";
export const NOTE = "Die kleinste Summe gewinnt.";
