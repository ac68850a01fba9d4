/** German: what the coach says at a first table, a sentence each: eight at most. */

export const said = {
  opening: "Behalte diese fünf Karten oder tausche alle aus, einmal.",
  pots: "Jede Hoheit hat bestellt und zahlt das Trinkgeld unten.",
  cards: "Wähle eine bis drei Karten, die zu einer Bestellung passen.",
  token: "Ein Plättchen sagt, für wen du kochst; es liegt die ganze Runde aus.",
  lay: "Der Topf zeigt deine Treffer; sonst sieht sie noch niemand.",
  shown: "Alles liegt offen: was alle gekocht und getroffen haben.",
  mulligan: "Dieses Plättchen wirft ab, was du gespielt hast, und zieht neu.",
  tips: "Die meisten Treffer holen das Trinkgeld; die anderen bekommen Lohn.",
} as const;
export const OFFER = "Erster Tisch? Ein Coach hilft.";
