/** German: how the game works, in three steps. */

export const steps = [
  {
    title: "Heimlich wählen",
    text: "Eine bis drei Karten und ein Plättchen für die Hoheit, für die du kochst. Alles liegt zugleich offen, drei Züge je Runde.",
  },
  {
    title: "Bestellungen treffen",
    text: "Was deine Karten und die Bestellung gemeinsam haben, sind Treffer. Die nächste Bestellung kennst du schon: Heb Karten dafür auf.",
  },
  {
    title: "Trinkgeld verdienen",
    text: "Die meisten Treffer holen das Trinkgeld, gleich viele teilen es, alle anderen bekommen Lohn. Das meiste Geld nach vier Runden gewinnt.",
  },
];
