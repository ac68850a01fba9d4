/** German: what the screens around the table say of the game. */

import { agree } from "../../../../texts/several-de.ts";

export const ROUNDS = "Runden";
export const ONE = "Eine";
export const AS_IT_COMES = "Alle wählen einmal, und abzumachen gibt es nichts.";
export const won = (who: string, several: boolean) =>
  agree(who, several, ["gewinnst", "gewinnt", "gewinnt", "gewinnen"]);
export const highest = (score: string) => `Mit einer ${score}.`;
export const PICKED = "Was alle gewählt haben";
