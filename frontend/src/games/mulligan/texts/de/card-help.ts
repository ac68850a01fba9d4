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
  "1-putt": "Immer 25\u00a0Yards, und drin, wenn das reicht. Nur ein Fehlputt oder ein Luftschlag verhindert das.",
  "perfect-putt": "25\u00a0Yards, und drin, wenn das reicht. Aktionen wirken nicht auf ihn, auch keine guten.",
  "2-putt":
    "Immer in deiner Hand: 25\u00a0Yards für zwei Schläge, und drin, wenn das reicht. Aktionen wirken nicht auf ihn, auch keine guten.",
  rough: "50\u00a0Yards weniger für einen Ball deiner Wahl.",
  slice: "25\u00a0Yards weniger für einen Ball deiner Wahl.",
  hook: "25\u00a0Yards mehr für einen Ball deiner Wahl.",
  "sand-trap": "Halbe Weite für einen Ball deiner Wahl. Mehrere halbieren sie nur einmal.",
  water: "Halbe Weite und ein Strafschlag für einen Ball deiner Wahl.",
  "out-of-bounds": "Zwei Strafschläge für einen Ball deiner Wahl. Die Weite bleibt.",
  "duff-shot": "Der Ball bleibt liegen, der Schläger ist weg. Das kostet einen Schlag.",
  "missed-putt": "Ein 1-Putt rollt seine 25\u00a0Yards, geht in diesem Zug aber nicht rein.",
  "lucky-bounce": "Für deinen Ball: 25 oder 50\u00a0Yards mehr, wenn er dadurch reingeht oder näher am Loch liegt.",
  "bad-karma": "Für deinen Ball: Aktionen von Gegnern auf ihn prallen auf sie zurück.",
  "practice-swing": "Bewirkt nichts, bei einem Ball deiner Wahl.",
  mulligan: "Nach dem Aufdecken: hebt eine Aktion auf deinen Schlag auf.",
  "pace-of-play": "Hebt eine Jederzeit-Karte auf, die ein Gegner gerade gespielt hat. Deine Anweisung sagt, wann.",
  rangefinder: "Sieh dir die obersten fünf Karten des Stapels an, und behalte eine.",
  "dig-through-the-bag": "Wirf beliebig viele deiner anderen Karten ab, und zieh eine mehr.",
  "course-gps": "Alle sehen alle bisher gelegten Aktionen, und du planst neu.",
  "borrow-a-club": "Sieh dir die Hand eines Gegners an, und nimm dir eine Karte.",
};

export const helpOf = ({ id }: Pick<Half, "id">): string => HELP[id] ?? "";
