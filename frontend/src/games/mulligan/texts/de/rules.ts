/** German: the game in three steps, and its rules. `*…*` is emphasised. */

export const steps = [
  {
    title: "Jede Karte ist zwei",
    text: "Die eine Hälfte ist ein Schläger für deinen Ball. Umgedreht ist sie eine Aktion für irgendeinen.",
  },
  {
    title: "Heimlich planen",
    text: "Lege einen Schläger und eine Aktion, gezielt auf wen du magst. Alle Pläne werden zugleich aufgedeckt.",
  },
  {
    title: "Wer einlocht, beendet das Loch",
    text: "Aktionen treffen, Bälle fliegen. Wer noch nicht drin ist, zählt Restschläge dazu. Die wenigsten Schläge gewinnen.",
  },
];

/** Headings, and what stands under each. Clauses: M-01 to M-47. */
export const sections: { title: string; text: string[] }[] = [
  {
    title: "Ein Zug",
    text: [
      "Alle ziehen auf *sieben Karten* nach, die eigene mitgezählt: Jeder Golfer hat einen 2-Putt, der immer zurückkommt. Mehr als sieben Karten behält man, auch von Loch zu Loch.",
      "Alle planen zugleich und verdeckt: *einen Schläger* und *eine Aktion* mit einem Ziel oder keine. Eine Karte kann nicht beides sein. Bis der letzte Plan da ist, kannst du deinen ändern, dreißigmal.",
      "Dann liegen alle Pläne offen, die Aktionen liegen bei ihren Zielen, und die Schläge zählen, in welcher Reihenfolge man sie auch ansieht.",
    ],
  },
  {
    title: "Wie weit ein Ball kommt",
    text: [
      "Zuerst ein *Luftloch*: Der Schläger ist weg, der Ball bleibt liegen, und es zählt dieser Schlag statt der Schläge des Schlägers.",
      "Dann *halb*, einmal, wie viele Bunker und Wasser dort auch liegen. Dann werden Hook, Slice, Rough und Glückshüpfer zusammengezählt; nie unter null. Bunker und Hook auf ein Fairway-Holz: 150\u00a0Yards.",
      "Ein *1-Putt* geht immer 25\u00a0Yards. Einem *2-Putt* und einem *Traum-Putt* kann keine Aktion etwas anhaben, auch keine gute.",
      "Ein Schläger kostet *einen Schlag*, der 2-Putt *zwei*. Wasser kostet einen Schlag mehr, Aus zwei.",
      "Hinter dem Loch geht der nächste Schlag zu ihm zurück.",
    ],
  },
  {
    title: "Ins Loch",
    text: [
      "Nur Schläger mit einer Fahne gehen rein, wenn sie *das Loch erreichen oder darüber hinausgehen*. Mit einem anderen Schläger kann ein Ball am Loch liegen; dann locht jeder Schläger mit Fahne ein.",
      "Ist ein Ball drin, endet das Loch *für alle*. Die anderen zählen *1* Schlag dazu, wenn noch höchstens 25\u00a0Yards fehlen, *2* bis 100, *3* darüber.",
      "Nach *zwölf Zügen* endet ein Loch auf jeden Fall (von uns).",
    ],
  },
  {
    title: "Aktionen auf dich selbst",
    text: [
      "*Glückshüpfer* und *Mieses Karma* sind für den eigenen Ball. Mieses Karma schickt jede Aktion eines Gegners zu dem zurück, der sie gespielt hat, bevor jemand reagiert; eine Aktion prallt nur einmal ab.",
    ],
  },
  {
    title: "Jederzeit zu spielen",
    text: [
      "Karten mit Messingrand werden offen gespielt und wirken sofort: *Entfernungsmesser*, *Griff ins Bag*, *Platz-GPS* und *Leihschläger*, solange geplant wird, und alle außer dem GPS auch danach, von denen, die gefragt werden. Von jeder Art spielst du eine je Zug; eine aufgehobene zählt nicht.",
      "Ein *Mulligan* hebt eine Aktion auf deinen Schlag auf, sobald die Pläne offen liegen. Mit deinem Plan sagst du, wie (von uns, für Tische, deren Spieler Stunden auseinander sind): *Auto* spielt ihn, wo du damit einlochst, einen Schlag sparst oder 50\u00a0Yards näher kommst; *Nie* tut es nicht; bei *Frag mich* wartet der Tisch auf dich, was du auch hältst.",
      "*Spieltempo* hebt von selbst eine Jederzeit-Karte eines anderen auf. Deine Anweisung sagt, wann (von uns): nie; gegen dich, das heißt ein Leihschläger auf deine Hand, ein Platz-GPS, solange eine Aktion von dir liegt, ein Mulligan, der eine Aktion von dir aufhebt, und ein Spieltempo auf eine Karte von dir; oder immer.",
    ],
  },
  {
    title: "Die Karten",
    text: [
      "Hundert Karten mit zwei Hälften. Wie viele es von jeder gibt und wie weit das Eisen geht, ist *von uns*, auch, welche Hälften sich eine Karte teilen. Von uns sind auch die hundert Chips bei Um die Wette, und dass zu dritt beim Bestball der erste Platz zwei Golfer spielt.",
    ],
  },
];
export const MODES = "Spielformen";
export const AT_MOST =
  "Höchstens zwei. Wolf und Bestball gehen nicht zusammen, auch nicht Formen für verschiedene Spielerzahlen.";
/** By the mode's name what else there is to know of it. */
export const finer: Record<string, string> = {
  interesting:
    "Vom letzten Plan eines Zugs bis zum nächsten Ziehen wird auf diesen Zug und dieses Loch nichts gewettet, am letzten Loch auch nichts auf die Summe. Zwei Spieler haben höchstens fünf offene Wetten in Worten. Wer am Ende eines Lochs alle Chips hat, beendet das Spiel, das dann auf keiner Bestenliste steht. Sonst gewinnt bei gleich vielen Chips die kleinere Summe.",
  wolf: "Je ein Punkt, wenn der Wolf oder der Partner an dem Loch weniger Schläge hat als der dritte Spieler; zwei für den Wolf, der allein jagt und weniger hat als beide. Bei Gleichstand keiner. Punkte ändern keinen Platz. Wer als Nächstes der Wolf ist, kann es schon mit einem gelegten Plan sagen: Es zählt, wenn das Loch mit diesem Zug endet; sonst sieht es niemand.",
  course: "Bei Gleichstand legt er keine Karte.",
};
export const CLUBS = "Schläger";
export const ACTIONS = "Aktionen";
export const ANYTIME = "Jederzeit-Karten";
export const copies = (count: number) => `${count} im Stapel`;
export const OWN = "je eine";

export const CLOCK = "Wenn deine Uhr abläuft";
export const CLOCK_TEXT =
  "Der Schläger, der einlocht, sonst der, der dich am nächsten heranbringt, ohne Aktion und ohne Mulligan. Wirst du gefragt, lässt du alles, wie es liegt; der Wolf jagt allein; eine Wette wird abgelehnt; nach neun Löchern willst du nicht weiterspielen. Zweimal hintereinander, und ein Bot spielt weiter, bis du wieder da bist: Er wird nie gefragt und wettet nicht.";
