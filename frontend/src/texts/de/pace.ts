/** German: what a table’s clocks go by besides hours for each move. */

export const WHOLE_GAME = "Ganzes Spiel";
export const givesBack = (hours: string) => `Jeder Zug gibt ${hours} zurück.`;
export const OFF = {
  nights: "Nachts steht die Uhr.",
  weekends: "Am Wochenende steht die Uhr.",
  both: "Nachts und am Wochenende steht die Uhr.",
};
