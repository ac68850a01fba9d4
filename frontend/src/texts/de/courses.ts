/** German: courses and their scorecards. */

import { plural } from "./words.ts";

export const TITLE = "Golfplätze";
export const WHERE = "Golfplatz wählen";
export const MAKE = "Golfplatz anlegen";
export const MORE = "Weitere Golfplätze";
export const MORE_DID_NOT_COME = "Weitere Golfplätze ließen sich nicht laden. Versuch es gleich noch einmal.";
export const about = (name: string, summary: string) => `${name}, ${summary}.`;
export const BACK = "Zurück zu den Golfplätzen";
export const PLAY = "Hier spielen";
export const NO_DICE_HERE = "Würfelgolf hat nur Würfel für Par 3, 4 und 5. Hier gibt es ein Par 6.";
export const SHARE = "Teilen";
export const COPY_TEXT = "Als Text kopieren";

export const holesFrom = (first: number, last: number) => `Loch\u00a0${first} bis\u00a0${last}`;
export const HOLE = "Loch";
export const PAR = "Par";
export const YARDS = "Yards";
export const SUM = "Summe";
export const OUT = "Out";
export const IN = "In";

/** "Loch 5 ist das längste, 583 Yards". */
export const longest = (hole: number, yards: number) => `Loch\u00a0${hole} ist das längste, ${yards}\u00a0Yards`;
export const skyline = (holes: number, yards: number) =>
  `${holes}\u00a0${holes === 1 ? "Loch" : "Löcher"} von links nach rechts, zusammen ${yards}\u00a0Yards; höher, wo ein Loch für sein Par lang ist`;

export const OWN = "Dein eigener Golfplatz";
export const KEEP = "Golfplatz speichern";
export const ITS_NAME = "Name des Golfplatzes";
export const ITS_CARD = "Scorekarte, getippt oder eingefügt";
export const HELP =
  "Pro Zeile ein Loch: Nummer, Par und Yards. Oder füge die ganze Karte ein, von einer Webseite, aus einem PDF oder einer Tabelle. Sie braucht eine Zeile oder Spalte „Par“ und eine „Yards“; Meter werden zu Yards.";
export const NO_PAR_SIX = "Würfelgolf hat keine Würfel für Par 6 und lässt sich hier nicht spielen.";
export const moreLike = (n: number) => `Und ${plural(n, "eine weitere Zeile", "weitere Zeilen")} wie diese.`;
export const NAMELESS = "Der Golfplatz braucht einen Namen.";
export const EMPTY = "Die Scorekarte ist leer.";

export const NO_YARDS = "Es gibt eine Zeile mit Par, aber keine, die mit „Yards“ beginnt.";
/** A column of the pasted card, by its heading. */
export const column = (heading: string) => `die Spalte „${heading}“`;
export const LEFT_OUT = "Für die Löcher nicht verwendet:";
export const inMetres = (metres: number, yards: number) =>
  `Die Längen sind in Metern. Sie werden zu Yards: ${metres}\u00a0m sind ${yards}\u00a0Yards.`;
export const renumbered = (numbers: number[], gap: boolean) =>
  `Die Löcher ${numbers.join(", ")} der Karte werden hier zu 1 bis ${numbers.length}.${gap ? " Fehlt eines?" : ""}`;
export const unlikely = (hole: number, par: number, yards: number) =>
  `Ist Loch\u00a0${hole} wirklich ein Par\u00a0${par} mit ${yards}\u00a0Yards?`;
export const uneven = (pars: number, lengths: number) => `Es sind ${pars}-mal Par, aber ${lengths}-mal Yards.`;
export const noHole = (line: string) => `„${line}“ ist kein Loch. Schreib Par und Yards, etwa „4 346“.`;
export const tooMany = (holes: number) => `Ein Golfplatz hat höchstens 18\u00a0Löcher, dieser hat ${holes}.`;
export const NO_HOLES = "Noch keine Löcher.";
export const TOO_LONG = "Das ist zu lang für eine Scorekarte.";
export const wrongPar = (hole: number, par: number) => `Loch\u00a0${hole}: Par muss 3 bis 6 sein, nicht ${par}.`;
export const wrongYards = (hole: number, yards: number) =>
  `Loch\u00a0${hole}: Die Länge muss 50 bis 700\u00a0Yards sein, nicht ${yards}.`;
