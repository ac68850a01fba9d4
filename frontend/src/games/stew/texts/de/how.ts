/** German: how the game works, in three steps. */

export const steps = [
  {
    title: "Heimlich wählen",
    text: "Eine bis drei Karten und ein Plättchen für die Hoheit, für die du kochst. Alle decken zugleich auf, drei Züge pro Runde.",
  },
  {
    title: "Bestellungen treffen",
    text: "Jede Zutat auf deinen Karten, die bestellt ist, ist ein Treffer. Die nächste Bestellung siehst du schon: Heb Karten dafür auf.",
  },
  {
    title: "Trinkgeld verdienen",
    text: "Die meisten Treffer holen das Trinkgeld einer Hoheit, bei Gleichstand wird geteilt. Alle anderen bekommen Lohn. Wer nach vier Runden das meiste Geld hat, gewinnt.",
  },
];
