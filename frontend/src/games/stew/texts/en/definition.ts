/** Texts about the game outside its table. */

export const ROUNDS = "Rounds";
export const SPECIALTIES = "Specialties";
export const WITH = "One each";
export const WITHOUT = "None";
export const specialties = {
  label: "Specialties",
  words: "Everyone is dealt two and keeps one of them for the game.",
};
export const reach = {
  label: "One-turn mulligan",
  words: "A mulligan discards the cards of that turn only, not of the whole round.",
};
export const won = (who: string, several: boolean) => `${who} ${several ? "win" : "wins"}`;
/** `tied`: someone else has as much money, but fewer cards. */
export const pence = (score: string, tied: boolean) =>
  `With ${score === "1" ? "a penny" : `${score} pence`}${tied ? ", and more cards in hand" : ""}.`;
export const LAST_ROUND = "Played in the last round";
