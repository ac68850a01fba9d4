/** German: what was agreed for a table. */

export const ADDITIONS = {
  secret_offers: "geheime Gebote",
  high_risk: "hohes Risiko",
  open_hands: "offene Hände",
  chips: "Chips",
};
export const WITH = "Zusätze";
export const PLAIN = "Nur Karten";
export const NOTE = "Reden gehört zum Spiel. Ein Versprechen bindet niemanden.";
