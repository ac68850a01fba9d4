/** Texts about the game outside its table. */

import { capital, plural } from "../../../../ui/namesAndScores.ts";

export const GAME = "Game";
export const ROUNDS = "Rounds";
export const roundsWords = (rounds: number): string => capital(plural(rounds, "round"));
export const FEWER = "One round fewer";
export const MORE = "One round more";
export const NOTE = "The lowest total wins.";
