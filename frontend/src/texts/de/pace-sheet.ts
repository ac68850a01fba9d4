/** German: making a table: what its clocks go by besides hours for each move. */

export const TITLE = "Zeit und Zuschauer";
export const CLOCKS_GO_BY = "Die Uhr gilt";
export const EACH_MOVE = "Je Zug";
export const BANK = "Als Zeitkonto";
export const EACH_MOVE_MORE = "Jeder Zug hat so viel Zeit, egal wie lange der letzte gedauert hat.";
/** One label and its words for each bank, by its hours. */
export const BANKS: Record<string, { label: string; spoken: string }> = {
  "24": { label: "1\u00a0Tag", spoken: "Ein Tag für das ganze Spiel, eine Stunde zurück mit jedem Zug" },
  "72": { label: "3\u00a0Tage", spoken: "Drei Tage für das ganze Spiel, zwei Stunden zurück mit jedem Zug" },
  "168": {
    label: "7\u00a0Tage",
    spoken: "Sieben Tage für das ganze Spiel, vier Stunden zurück mit jedem Zug",
  },
};
export const BANK_LEGEND = "Konto";
export const bankMore = (hours: string, back: string) =>
  `Alle haben ${hours} für das ganze Spiel. Jeder Zug zehrt davon und gibt ${back} zurück.`;
export const NIGHTS = "Nachts frei";
export const NIGHTS_MORE = "Von 22:00 bis 7:00 steht die Uhr, für jeden nach eigener Zeit oder wie gesagt.";
export const WEEKENDS = "Wochen\u00adende frei";
export const WEEKENDS_MORE = "Samstag und Sonntag steht die Uhr.";
export const NO_CLOCK = "Ohne Limit sind alle Stunden gleich.";
export const bank = (hours: string) => `${hours} für das ganze Spiel.`;

export const WATCHING = "Andere schauen zu";
/** Below it, on and off. */
export const WATCHED = "Wer den Link hat, sieht den Tisch.";
export const NOT_WATCHED = "Nur wer dort sitzt, sieht den Tisch und den Rückblick.";
