/** German: a table's time bank and hours off. */

export const WHOLE_GAME = "Ganzes Spiel";
export const givesBack = (hours: string) => `Jeder Zug bringt ${hours} zurück.`;
export const OFF = {
  nights: "Nachts steht die Uhr.",
  weekends: "Am Wochenende steht die Uhr.",
  both: "Nachts und am Wochenende steht die Uhr.",
};
