/** German: what the coach says at a first table: one sentence at a time, eight at most. */

export const said = {
  opening: "Behalte diese fünf Karten oder tausche alle aus, einmal.",
  pots: "Jede Hoheit hat bestellt und zahlt das Trinkgeld darunter.",
  cards: "Wähle eine bis drei Karten, die zu einer Bestellung passen.",
  token: "Ein Plättchen sagt, für wen du kochst; es liegt die ganze Runde aus.",
  lay: "Der Topf zeigt deine Treffer; sonst sieht sie noch niemand.",
  shown: "Aufgedeckt: was alle gekocht und getroffen haben.",
  mulligan: "Dieses Plättchen tauscht deine gespielten Karten gegen neue.",
  tips: "Die meisten Treffer holen das Trinkgeld; die anderen bekommen Lohn.",
} as const;
export const OFFER = "Neu hier? Mit Coach spielen?";
