/** German: how dice and cards are kept fair. In what is written as lists of parts, every second part is set off. */

export const TITLE = "Fairplay";

export const SEALED = "Versiegelt, bevor sich jemand setzt";
export const SEALED_MORE =
  "Wenn ein Tisch entsteht, zieht der Club einen geheimen Startwert und zeigt dessen Siegel, einen Fingerabdruck, der zu " +
  "keinem anderen Startwert passt. Wer sich setzt, steuert nach dem Blick auf das Siegel eine eigene Zufallszahl bei. " +
  "Jeder Wurf der Würfel und jedes Mischen der Karten folgt aus dem Startwert und diesen Zahlen, und aus nichts sonst: " +
  "nicht aus der Uhr, nicht aus der Reihenfolge, in der ihr spielt.";

export const OPENED = "Am Ende geöffnet";
export const OPENED_MORE = [
  "Wenn das Spiel aus ist, liegen Startwert, Zahlen und jeder Zug für alle offen. ",
  "Fairness prüfen",
  ", unter jedem Ergebnis, rechnet auf deinem eigenen Handy alles noch einmal nach: dass der Startwert zum Siegel passt, " +
    "dass deine Zahl und deine Züge dabei sind und dass jeder Wurf und jedes Mischen so kommen musste.",
];
export const BESIDES =
  "Das Protokoll sagt auch, wann jemand weg war, um eine Pause bat oder andere anstupste. Von Stunden, die nicht zählen, " +
  "sagt es nur, dass sie sich geändert haben: Wo jemand wohnt und wann jemand schläft, erfährt niemand.";

export const SHOWS = "Was das zeigt";
export const SHOWN = [
  "Der Club konnte sich keinen Wurf und kein Mischen aussuchen, nachdem er den Startwert versiegelt hatte.",
  "Wer mitspielt, konnte sich überhaupt keinen aussuchen.",
  "Nichts wurde nachträglich geändert.",
];

export const SHOWS_NOT = "Was es nicht zeigt";
export const NOT_SHOWN = [
  "Dass während des Spiels niemand auf den Startwert geschielt hat.",
  "Dass der Club und wer sich als Letztes setzte nicht ein und dieselbe Person sind.",
  "Irgendetwas über einen Tisch mit nur einem Menschen.",
];

export const CURIOUS = "Für Neugierige";
export const CURIOUS_MORE = [
  "Eine Aufzeichnung lässt sich von der Adresse jedes beendeten Tisches als Datei holen, unter ",
  "/api/tables/…\u200b/replay",
  ", und ",
  "python -m chalicelib.verify",
  " spielt sie von der ersten Ziehung bis zur letzten noch einmal.",
];
