/** A table’s options. */

export const EXTRAS = {
  secret_offers: "secret offers",
  high_risk: "high risk",
  open_hands: "open hands",
  chips: "chips",
};
export const TITLE = "Extras";
export const NONE = "None";
export const NOTE = "Talk is part of the game. Promises aren’t binding.";
