/** German: the game in a minute. *Words in asterisks* are bold. */

import { capital, numberWord } from "../../../../texts/de/words.ts";
import type { Die } from "../../state.ts";
import { faceWords } from "./words.ts";

export const HOLE = "Ein Loch ist ein Wurf";
export const HOLE_TEXT =
  "Jedes Loch hat eigene Würfel: die Schläger, die es braucht, den Putter und das Wetter. Wirf sie alle auf einmal.";
export const par = (number: string) => `Par\u00a0${number}`;
/** What each die stands for. */
export const roles: Record<Die, string> = {
  black: "Driver",
  red: "Fairwayholz",
  yellow: "Abschlag auf Par\u00a03",
  white: "Eisen",
  green: "Putter",
  blue: "Wetter",
};

export const SUM = "Zähl zusammen, was sie zeigen";
export const SUM_TEXT = "Das ist dein Ergebnis für das Loch. Wenig ist gut.";
export const spared = (club: string, face: string, other: string) =>
  `${club} zeigt ${faceWords(face)}: ${other} zählt nicht.`;
export const SPARED_BOTH = "Beides zugleich: Das Eisen und sein Tap-in zählen nicht, dafür der Putter.";
export const example = (faces: (string | number)[], score: number) =>
  `${faces.map((face) => (typeof face === "number" ? face : faceWords(face))).join(", ")}: ${numberWord(score)}.`;
export const ofSides = (count: number, sides: number) => `${count} von ${sides}`;

export const MULLIGAN = "Nicht zufrieden? Nimm einen Mulligan";
export const mulligan = (chips: number, forNine: number) => [
  "*Loch-Mulligan*: alle Würfel noch einmal. Gratis, einmal pro Loch.",
  `*Schlag-Mulligan*: ein Würfel noch einmal, nur nicht das Wetter. Er kostet einen Chip. Du hast ${numberWord(chips)} Chips für 18\u00a0Löcher, ${numberWord(forNine)} für neun, für andere Runden im Verhältnis, aufgerundet. Über vier Runden gibt es in jeder Runde neue Chips.`,
  "Nie beide. Der zweite Wurf gilt, ob besser oder schlechter, und das ganze Loch wird neu gezählt: Verlässt ein Holz das Grün, zählt das Eisen wieder.",
];

export const STYMIE = "Der Stymie";
export const stymie = (from: number) => [
  `Spielt ihr reihum, liegt ein Holzklotz auf dem Tisch. Beendest du ein Loch ${numberWord(from)} über Par oder schlechter, während er frei liegt, gibst du ihn an jemanden weiter, der noch einen Wurf vor sich hat, an diesem Loch oder einem späteren, aber nie an die eigene Seite. Der nächste Wurf dort gilt, wie er fällt, ohne Mulligan. Er fällt von selbst, sobald der Zug dort ankommt, und niemand wartet darauf. Dann ist der Klotz wieder frei.`,
  "Hattest du an einem Loch den Stymie, gibst du ihn nicht weiter, egal was du spielst. Sind alle deine Lochspiele entschieden, wirfst du nicht mehr und kannst ihn nicht bekommen.",
  "Das Regelheft rät, zu zweit ohne ihn zu spielen; darum ist er zu zweit aus und sonst an, wenn ihr nichts anderes wählt. Allein oder über 72\u00a0Löcher gibt es keinen.",
];

export const SCORE = "Spielformen";
export const way = (name: string, meaning: string) => `*${name}*: ${meaning}`;
export const PARTNERS = "Zwei gegen zwei: Erster und dritter Platz spielen zusammen, und zweiter und vierter.";
export const MATCHES =
  "Zu dritt oder viert spielen alle ein Lochspiel gegen alle, zugleich. Ein gewonnenes zählt 1, ein geteiltes ½. Es ist aus, wenn jemand mit mehr Löchern führt, als noch übrig sind.";
export const SKINS = "Skins, die nach dem letzten Loch übrig sind, teilen sich alle, die dort gleichauf waren.";
export const POINTS =
  "Ball und Summe gibt einen Punkt für den besseren Ball einer Seite und einen für die kleinere Summe; High-Low einen für den kleineren der besseren Bälle und einen für den kleineren der schlechteren. Gleichstand gibt nichts.";
export const TIES = "Wer gleichauf ist, teilt sich den Platz, in jeder Spielform.";

export const CLOCK = "Wenn deine Uhr abläuft";
export const CLOCK_TEXT =
  "Das Loch wird für dich gewürfelt: Par oder besser bleibt, sonst werden alle Würfel noch einmal geworfen. Das kostet keinen Chip. Ein Stymie geht an die Person, die ihn bekommen darf und gegen Par am besten steht. Verpasst du zwei hintereinander, spielt ein Bot für dich, bis du wieder da bist.";

export const ours = (chipsForNine: number) =>
  `Bilder der Schachtel haben wir nicht, darum sind die Seiten der Würfel so, wie andere sie beschrieben haben. ${capital(numberWord(chipsForNine))} Chips für neun Löcher, das Spiel im eigenen Tempo und die Uhr sind von uns. Spiel und Name Mulligan Dice Golf gehören ihrem Hersteller.`;
