/** German: the game in a minute. *Words in asterisks* are bold. */

import { listWords, numberWord } from "../../../../texts/de/words.ts";
import { points, signed } from "../../../../ui/namesAndScores.ts";
import type { Card } from "../../state.ts";
import { aCard, cardName, placeWords, theCard } from "./cards.ts";

export const DEAL = "Neun Karten, verdeckt";
export const deal = (opened: number) =>
  `Alle haben neun Karten in drei Reihen zu drei. Niemand sieht sie an, auch die eigenen nicht. Alle decken gleichzeitig ${numberWord(opened)} nach Wahl auf; dann beginnt eine weitere Karte die Ablage. Wer zuerst gibt, wird gelost. Der Platz danach beginnt, und das Geben wandert jede Runde einen Platz weiter. Ein Spiel hat vier Runden, oder eine bis neun, wie ihr wollt. Wenig ist gut.`;

export const TURN = "Dein Zug";
export const turn = [
  "*Nimm die oberste Karte der Ablage*: Sie muss eine von deinen ersetzen, egal welche.",
  "*Oder zieh eine Karte*, die nur du siehst: Sie ersetzt eine beliebige von dir, oder du wirfst sie ab. Beim Abwerfen wird nichts aufgedeckt.",
  "Deine Karte legst du offen hin. Die ersetzte Karte kommt offen auf die Ablage.",
  "Ist der Nachziehstapel leer, wird die Ablage gemischt und zum neuen. Ihre oberste Karte bleibt liegen.",
];

export const PACK = "Was die Karten wert sind";
export const pack = (all: number) => `Es sind ${all}\u00a0Karten.`;
export const kindName = (card: Card, value: number) =>
  card === "M" ? "Mulligan, Joker, 0" : card === "H" ? `Hinder\u00adnis, ${signed(value)}` : cardName(card);
export const ofThem = (count: number) => `${count} davon`;

export const SETS = "Drei Gleiche sind ein Drilling";
export const SETS_TEXT =
  "Drei schwarze Karten mit derselben Zahl in einer Reihe oder Spalte zählen minus diese Zahl, einmal pro Linie. Diagonalen zählen nicht. Wo sich zwei Drillinge kreuzen, zählen beide: Neun Sechsen sind −36. Ein Mulligan steht für jede schwarze Karte, und wo sich zwei Drillinge kreuzen, kann er für zwei Zahlen stehen. *Drei Mulligans in einer Linie sind kein Drilling*: Mindestens eine Karte muss schwarz sein. Rote Karten senken dein Ergebnis, aber eine Linie mit einer roten Karte oder einem Hindernis ist nie ein Drilling.";

export const OUT = "Fertig werden";
export const out = (lowest: number, notLowest: number) =>
  `Wer zuerst alle neun offen hat, ist fertig, und alle anderen haben noch einen Zug. Dann wird jede Karte aufgedeckt und zählt, Drillinge auch. Wer zuerst fertig war und in dieser Runde allein die wenigsten Punkte hat, bekommt ${points(lowest)}. Sonst, auch bei Gleichstand, sind es ${signed(notLowest)}. Die kleinste Summe aller Runden gewinnt; bei Gleichstand wird der Platz geteilt.`;

export const LATE = "Wenn deine Uhr abläuft";
/** "oben links und oben". */
const where = (places: readonly number[]) => listWords(places.map(placeWords));
export const late = (places: readonly number[], keptUpTo: number) =>
  `Am Anfang werden die Karten ${where(places)} für dich aufgedeckt. In deinem Zug wird eine Karte für dich gezogen. Zählt sie ${keptUpTo} oder weniger, wie auch Mulligans und rote Karten, ersetzt sie deine höchste offene schwarze Karte, die höher ist, zu keinem Drilling gehört und keine gleiche in ihrer Reihe oder Spalte hat. Von gleichen wird die erste ersetzt, Reihe für Reihe. Jede andere gezogene Karte wird abgeworfen. Verpasst du zwei hintereinander, spielt ein Bot für dich, bis du wieder da bist.`;
export const lateExample = (drawn: Card, replaced: Card) =>
  `Hier würde ${aCard(drawn, true)} ${theCard(replaced)} ersetzen: Jede höhere Karte hat eine gleiche in ihrer Reihe oder Spalte.`;

export const ours = (hazards: number, value: number) =>
  `Aus dem Regelheft: ${numberWord(hazards)} Hindernisse zu ${signed(value)}, Mulligans zu 0, rote Karten von −1 bis −4 und die Namen Birdie und Hole-in-one. Der Rest ist von uns: die Zahlen der schwarzen Karten, die anderen Namen und wie viele es von allen anderen Karten gibt.`;
export const guard = (turns: number) =>
  `In einem weichen wir vom Regelheft ab: Dort dauert eine Runde, bis jemand fertig ist. Hier endet sie auch, wenn alle ${turns} Züge hatten. Dann wird jede Karte aufgedeckt und zählt, ohne Bonus und ohne Strafe. Spiel und Name Grandpa Beck’s Golf gehören ihrem Hersteller.`;
