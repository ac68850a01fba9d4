/** German: a table’s options. */

export const EXTRAS = {
  secret_offers: "geheime Gebote",
  high_risk: "hohes Risiko",
  open_hands: "offene Hände",
  chips: "Chips",
};
export const TITLE = "Extras";
export const NONE = "Keine";
export const NOTE = "Reden gehört zum Spiel. Versprechen sind nicht bindend.";
