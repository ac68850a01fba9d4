/** German: texts about the game outside its table. */

import { agree } from "../../../../texts/several-de.ts";

export const ROUNDS = "Runden";
export const SPECIALTIES = "Spezialitäten";
export const WITH = "Je eine";
export const WITHOUT = "Keine";
export const specialties = {
  label: "Spezialitäten",
  words: "Alle bekommen zwei und behalten eine davon für das ganze Spiel.",
};
export const reach = {
  label: "Mulligan nur für einen Zug",
  words: "Ein Mulligan wirft nur die Karten dieses Zugs ab, nicht die der ganzen Runde.",
};
export const won = (who: string, several: boolean) =>
  agree(who, several, ["gewinnst", "gewinnt", "gewinnt", "gewinnen"]);
/** `tied`: someone else has as much money, but fewer cards. */
export const pence = (score: string, tied: boolean) =>
  `Mit ${score === "1" ? "einem Penny" : `${score} Pence`}${tied ? " und mehr Karten auf der Hand" : ""}.`;
export const LAST_ROUND = "In der letzten Runde gespielt";
