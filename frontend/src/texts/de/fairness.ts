/** German: how dice and cards are kept fair. In lists of parts, every second part is set off. */

export const TITLE = "Fairplay";

export const SEALED = "Versiegelt, bevor jemand mitspielt";
export const SEALED_MORE =
  "Wenn ein Tisch aufgemacht wird, zieht der Club einen geheimen Startwert und zeigt dessen Siegel, einen Fingerabdruck, " +
  "der zu keinem anderen Startwert passt. Wer mitspielt, sieht zuerst das Siegel und steuert dann eine eigene " +
  "Zufallszahl bei. Jeder Wurf der Würfel und jedes Mischen der Karten folgt aus dem Startwert und diesen Zahlen, und " +
  "aus nichts sonst: nicht aus der Uhr, nicht aus der Reihenfolge, in der ihr spielt.";

export const OPENED = "Am Ende geöffnet";
export const OPENED_MORE = [
  "Wenn das Spiel zu Ende ist, sehen alle den Startwert, die Zahlen und jeden Zug. ",
  "Fairness prüfen",
  ", unter jedem Ergebnis, rechnet auf deinem eigenen Handy alles nach: dass der Startwert zum Siegel passt, dass deine " +
    "Zahl und deine Züge dabei sind und dass jeder Wurf und jedes Mischen so kommen musste.",
];
export const BESIDES =
  "Der Verlauf zeigt auch, wann jemand nicht da war, eine Pause vorschlug oder andere anstupste. Von der Nachtruhe zeigt " +
  "er nur, dass sie sich geändert hat: Wo jemand wohnt und wann jemand schläft, erfährt niemand.";

export const SHOWS = "Was das zeigt";
export const SHOWN = [
  "Der Club konnte sich keinen Wurf und kein Mischen aussuchen, nachdem er den Startwert versiegelt hatte.",
  "Wer mitspielt, konnte das zu keiner Zeit.",
  "Nichts wurde nachträglich geändert.",
];

export const SHOWS_NOT = "Was es nicht zeigt";
export const NOT_SHOWN = [
  "Dass während des Spiels niemand auf den Startwert geschielt hat.",
  "Dass nicht der Club selbst als Letzter dazukam.",
  "Irgendetwas über einen Tisch mit nur einem Menschen.",
];

export const CURIOUS = "Für Neugierige";
export const CURIOUS_MORE = [
  "Den Rückblick jedes beendeten Tisches kannst du als Datei herunterladen, an seiner Adresse unter ",
  "/api/tables/…\u200b/replay",
  ", und ",
  "python -m chalicelib.verify",
  " spielt ihn von der ersten Ziehung bis zur letzten nach.",
];
