/** What was agreed for a table. */

export const ADDITIONS = {
  secret_offers: "secret offers",
  high_risk: "high risk",
  open_hands: "open hands",
  chips: "chips",
};
export const WITH = "With";
export const PLAIN = "Cards alone";
export const NOTE = "Talk is part of the game. A promise binds nobody.";
