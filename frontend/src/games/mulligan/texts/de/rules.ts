/** German: the game in three steps, and its rules. `*…*` is emphasised. */

export const steps = [
  {
    title: "Jede Karte hat zwei Hälften",
    text: "Die eine Hälfte ist ein Schläger für deinen Ball. Umgedreht ist sie eine Aktion auf einen beliebigen Ball.",
  },
  {
    title: "Heimlich planen",
    text: "Lege einen Schläger und, wenn du magst, eine Aktion auf einen beliebigen Ball. Alle Pläne werden zugleich aufgedeckt.",
  },
  {
    title: "Wer einlocht, beendet das Loch",
    text: "Aktionen treffen, Bälle fliegen. Wer noch nicht drin ist, zählt Restschläge dazu. Die wenigsten Schläge gewinnen.",
  },
];

/** The sections, each with a heading and paragraphs. Clauses: M-01 to M-47. */
export const sections: { title: string; text: string[] }[] = [
  {
    title: "Ein Zug",
    text: [
      "Alle ziehen auf *sieben Karten* nach. Dazu zählt ein eigener 2-Putt, der immer zurückkommt. Deine Hand behältst du von Loch zu Loch, auch wenn es mehr als sieben sind.",
      "Alle planen zugleich und verdeckt: *einen Schläger* und, wer mag, *eine Aktion* mit einem Ziel. Eine Karte kann nicht beides sein. Bis der letzte Plan da ist, kannst du deinen ändern, bis zu dreißigmal.",
      "Dann werden alle Pläne aufgedeckt, und die Aktionen kommen zu ihren Zielen. In welcher Reihenfolge man die Schläge ansieht, ändert nichts.",
    ],
  },
  {
    title: "Wie weit ein Ball kommt",
    text: [
      "Zuerst ein *Luftschlag*: Der Ball bleibt liegen, der Schläger ist weg, und der Schlag des Luftschlags ersetzt die des Schlägers.",
      "Dann *halbieren*, nur einmal, wie viele Bunker und Wasser dort auch liegen. Dann werden Hook, Slice, Rough und Glückshüpfer zusammengezählt; nie unter null. Bunker und Hook auf ein Fairwayholz: 150\u00a0Yards.",
      "Ein *1-Putt* geht immer 25\u00a0Yards. Auf *2-Putt* und *Traumputt* wirkt keine Aktion, auch keine gute.",
      "Ein Schläger kostet *einen Schlag*, der 2-Putt *zwei*. Wasser kostet einen Schlag mehr, Aus zwei.",
      "Liegst du hinter dem Loch, geht dein nächster Schlag zu ihm zurück.",
    ],
  },
  {
    title: "Ins Loch",
    text: [
      "Nur Schläger mit einer Fahne gehen rein, wenn sie *das Loch erreichen oder darüber hinausgehen*. Mit einem anderen Schläger kann ein Ball am Loch liegen; dann locht jeder Schläger mit Fahne ein.",
      "Ist ein Ball drin, endet das Loch *für alle*. Die anderen zählen *1* Schlag dazu, wenn noch höchstens 25\u00a0Yards fehlen, *2* bis 100, *3* darüber.",
      "Nach *zwölf Zügen* endet ein Loch spätestens (unsere Regel).",
    ],
  },
  {
    title: "Aktionen auf dich selbst",
    text: [
      "*Glückshüpfer* und *Mieses Karma* sind für deinen eigenen Ball. Mieses Karma schickt jede Aktion eines Gegners zu ihm zurück, bevor jemand reagiert. Eine Aktion prallt nur einmal ab.",
    ],
  },
  {
    title: "Jederzeit zu spielen",
    text: [
      "Karten mit Messingrand werden offen gespielt und wirken sofort: *Entfernungsmesser*, *Griff ins Bag*, *Platz-GPS* und *Leihschläger*, solange geplant wird. Nach dem Aufdecken kann alle außer dem GPS spielen, wer gefragt wird. Von jeder Art kannst du eine pro Zug spielen; eine aufgehobene zählt nicht.",
      "Ein *Mulligan* hebt nach dem Aufdecken eine Aktion auf deinen Schlag auf. Mit deinem Plan sagst du, wie (unsere Regel, denn zwischen euch können Stunden liegen): *Auto* spielt ihn, wenn du damit einlochst, einen Schlag sparst oder mindestens 50\u00a0Yards näher kommst; *Nie* behält ihn; bei *Frag mich* wartet der Tisch auf dich, was du auch hältst.",
      "*Spieltempo* hebt von selbst die Jederzeit-Karte eines Gegners auf. Deine Anweisung sagt, wann (unsere Regel): nie, gegen dich oder immer. Gegen dich heißt: Leihschläger auf deine Hand, Platz-GPS, solange deine Aktion liegt, ein Mulligan, der deine Aktion aufhebt, oder Spieltempo auf deine Karte.",
    ],
  },
  {
    title: "Die Karten",
    text: [
      "Hundert Karten mit zwei Hälften. Wie viele es von jeder gibt, wie weit das Eisen geht und welche Hälften sich eine Karte teilen, haben wir bestimmt. Zwei weitere Regeln sind von uns: die hundert Chips bei Um die Wette, und dass zu dritt beim Bestball der erste Platz zwei Golfer spielt.",
    ],
  },
];
export const MODES = "Spielformen";
export const AT_MOST =
  "Höchstens zwei. Wolf und Bestball gehen nicht zusammen, auch nicht Formen für verschiedene Spielerzahlen.";
/** Details of each mode, by its name. */
export const finer: Record<string, string> = {
  interesting:
    "Ist der letzte Plan eines Zugs da, kannst du bis zum nächsten Ziehen nicht auf diesen Zug oder dieses Loch wetten, am letzten Loch auch nicht auf die Summe. Zwei Spieler können höchstens fünf offene Wetten in Worten haben. Hat nach einem Loch einer alle Chips, endet das Spiel und zählt für keine Rangliste. Bei gleich vielen Chips gewinnt die kleinere Summe.",
  wolf: "Braucht der Wolf oder der Partner an dem Loch weniger Schläge als der dritte Spieler, bekommen beide einen Punkt. Wer als Wolf allein jagt und weniger braucht als beide anderen, bekommt zwei. Bei Gleichstand gibt es keinen. Punkte ändern keinen Rang. Der nächste Wolf kann schon mit einem gelegten Plan wählen: Es zählt, wenn das Loch mit diesem Zug endet; sonst sieht es niemand.",
  course: "Bei Gleichstand legt er keine Karte.",
};
export const CLUBS = "Schläger";
export const ACTIONS = "Aktionen";
export const ANYTIME = "Jederzeit-Karten";
export const copies = (count: number) => `${count} im Stapel`;
export const OWN = "je eine";

export const CLOCK = "Wenn deine Uhr abläuft";
export const CLOCK_TEXT =
  "Du spielst den Schläger, der einlocht, sonst den, der dich am nächsten heranbringt, ohne Aktion und ohne Mulligan. Wirst du gefragt, lässt du alles so. Als Wolf jagst du allein. Eine angebotene Wette wird abgelehnt. Nach neun Löchern spielst du nicht weiter. Verpasst du zwei Züge hintereinander, spielt ein Bot für dich, bis du wieder da bist. Er wird nie gefragt und wettet nicht.";
