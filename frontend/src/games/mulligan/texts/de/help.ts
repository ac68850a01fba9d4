/** German: what each card does, in a sentence or two. */

import type { Half } from "../../art/cardFaces.ts";

const HELP: Record<string, string> = {
  driver: "300\u00a0Yards, halbiert 150. Nur im ersten Zug eines Lochs.",
  "fairway-wood": "250\u00a0Yards, halbiert 125.",
  hybrid: "200\u00a0Yards, halbiert 100.",
  iron: "150\u00a0Yards, halbiert 75.",
  "pitching-wedge": "100\u00a0Yards, halbiert 50.",
  "lob-wedge": "50\u00a0Yards, halbiert 25.",
  "pitch-in": "100\u00a0Yards, halbiert 50. Geht rein, wenn er das Loch erreicht oder darüber hinausgeht.",
  "lob-chip-in": "50\u00a0Yards, halbiert 25. Geht rein, wenn er das Loch erreicht oder darüber hinausgeht.",
  "1-putt": "Immer 25\u00a0Yards, und drin, wenn das reicht. Nur ein Fehlputt oder ein Luftloch hält ihn draußen.",
  "perfect-putt": "25\u00a0Yards, und drin, wenn das reicht. Keine Aktion zählt bei ihm, auch keine gute.",
  "2-putt":
    "Deine eigene Karte, die nie verloren geht: 25\u00a0Yards für zwei Schläge, und drin, wenn das reicht. Keine Aktion zählt bei ihm, auch keine gute.",
  rough: "50\u00a0Yards weniger, bei wem du magst.",
  slice: "25\u00a0Yards weniger, bei wem du magst.",
  hook: "25\u00a0Yards mehr, bei wem du magst.",
  "sand-trap": "Die halbe Weite, bei wem du magst. Mehrere halbieren sie nur einmal.",
  water: "Die halbe Weite und ein Schlag mehr, bei wem du magst.",
  "out-of-bounds": "Zwei Schläge mehr, bei wem du magst. Die Weite bleibt.",
  "duff-shot": "Der Schläger ist weg, und der Ball bleibt liegen. Statt der Schläge des Schlägers kostet es einen.",
  "missed-putt": "Ein 1-Putt rollt seine 25\u00a0Yards, geht in diesem Zug aber nicht rein.",
  "lucky-bounce": "Für den eigenen Ball: 25 oder 50\u00a0Yards mehr, wenn er dadurch ins Loch geht oder näher kommt.",
  "bad-karma": "Für den eigenen Ball: Aktionen der Gegner auf ihn treffen die, die sie gespielt haben.",
  "practice-swing": "Bewirkt nichts, bei wem du magst.",
  mulligan: "Nach dem Aufdecken: hebt eine Aktion auf deinen Schlag auf.",
  "pace-of-play": "Hebt eine Jederzeit-Karte auf, die gerade jemand gespielt hat. Deine Anweisung sagt, wann.",
  rangefinder: "Sieh die obersten fünf Karten des Stapels an und behalte eine.",
  "dig-through-the-bag": "Wirf so viele deiner anderen Karten ab, wie du magst, und zieh ebenso viele und eine dazu.",
  "course-gps": "Alle bisher gelegten Aktionen werden allen gezeigt, und du planst neu.",
  "borrow-a-club": "Sieh die Hand eines Gegners an und nimm dir eine Karte.",
};

export const helpOf = ({ id }: Pick<Half, "id">): string => HELP[id] ?? "";
