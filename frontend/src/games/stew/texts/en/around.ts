/** What the screens around the table say of the game. */

export const ROUNDS = "Rounds";
export const SPECIALTIES = "Specialties";
export const WITH = "One each";
export const WITHOUT = "None";
export const specialties = {
  label: "Specialties",
  words: "Each is dealt two and keeps one of them for the game.",
};
export const reach = {
  label: "The mulligan reaches one turn",
  words: "It discards the cards of its own turn alone, not all of the round.",
};
export const won = (who: string, several: boolean) => `${who} ${several ? "win" : "wins"}`;
/** `tied`: another one has as many, and fewer cards. */
export const pence = (score: string, tied: boolean) =>
  `With ${score === "1" ? "a penny" : `${score} pence`}${tied ? ", and more cards in hand" : ""}.`;
export const LAST_ROUND = "Played in the last round";
