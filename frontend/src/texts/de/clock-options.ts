/** German: a new table's clock and spectators. */

export const TITLE = "Bedenkzeit und Zuschauer";
export const CLOCKS_GO_BY = "Bedenkzeit";
export const EACH_MOVE = "Pro Zug";
export const BANK = "Zeitkonto";
export const EACH_MOVE_MORE = "Jeder Zug hat so viel Zeit.";
/** Label and description of each time bank, by its hours. */
export const BANKS: Record<string, { label: string; spoken: string }> = {
  "24": { label: "1\u00a0Tag", spoken: "Ein Tag für das ganze Spiel, eine Stunde zurück mit jedem Zug" },
  "72": { label: "3\u00a0Tage", spoken: "Drei Tage für das ganze Spiel, zwei Stunden zurück mit jedem Zug" },
  "168": {
    label: "7\u00a0Tage",
    spoken: "Sieben Tage für das ganze Spiel, vier Stunden zurück mit jedem Zug",
  },
};
export const BANK_LEGEND = "Zeitkonto";
export const bankMore = (hours: string, back: string) =>
  `Alle haben ${hours} für das ganze Spiel. Züge verbrauchen davon; jeder bringt ${back} zurück.`;
export const NIGHTS = "Nachts frei";
export const NIGHTS_MORE = "Die Uhr steht von 22:00 bis 7:00 Ortszeit oder in der eigenen Nachtruhe.";
export const WEEKENDS = "Wochen\u00adende frei";
export const WEEKENDS_MORE = "Am Samstag und Sonntag steht die Uhr.";
export const NO_CLOCK = "Ohne Limit läuft keine Uhr.";
export const bank = (hours: string) => `${hours} für das ganze Spiel.`;

export const WATCHING = "Zuschauen erlaubt";
/** Its description, on and off. */
export const WATCHED = "Wer den Link hat, kann zuschauen.";
export const NOT_WATCHED = "Nur wer mitspielt, sieht Tisch und Rückblick.";
