/** German: the game in a minute. *These words* stand out. */

import { listWords, numberWord } from "../../../../texts/de/words.ts";
import { points, signed } from "../../../../ui/namesAndScores.ts";
import type { Card } from "../../state.ts";
import { aCard, cardName, placeWords, theCard } from "./cards.ts";

export const DEAL = "Neun Karten, verdeckt";
export const deal = (opened: number) =>
  `Alle haben neun Karten in drei Reihen zu drei. Niemand sieht sie an, auch die eigenen nicht. Am Anfang decken alle ${numberWord(opened)} nach Wahl auf, gleichzeitig; dann beginnt eine weitere Karte die Ablage. Wer zuerst gibt, wird gelost: Den ersten Zug hat der nächste Platz, und das Geben wandert jede Runde einen Platz weiter. Ein Spiel hat vier Runden, oder eine bis neun, wie ihr wollt. Wenig ist gut.`;

export const TURN = "Dein Zug";
export const turn = [
  "*Nimm die oberste Karte der Ablage*: Sie muss eine deiner Karten ersetzen, welche du willst.",
  "*Oder zieh eine Karte*, die nur du siehst: Sie ersetzt eine beliebige von dir, oder du wirfst sie ab. Eine abgeworfene Karte deckt nichts auf.",
  "Deine Karten legst du immer offen hin; was sie ersetzen, kommt auf die Ablage, auch offen.",
  "Ist der Stapel aufgebraucht, wird die Ablage gemischt und wieder gezogen; die oberste bleibt liegen.",
];

export const PACK = "Was die Karten wert sind";
export const pack = (all: number) => `Es sind ${all}.`;
export const kindName = (card: Card, value: number) =>
  card === "M" ? "Mulligan, Joker, 0" : card === "H" ? `Hinder\u00adnis, ${signed(value)}` : cardName(card);
export const ofThem = (count: number) => `${count} davon`;

export const SETS = "Drei Gleiche sind ein Dreier";
export const SETS_TEXT =
  "Drei schwarze Karten einer Zahl in einer Reihe oder Spalte zählen minus diese Zahl, einmal für die Linie. Diagonalen zählen nicht. Wo sich zwei Dreier kreuzen, zählen beide: Neun Sechsen sind −36. Mulligans stehen für jede schwarze Karte, und einer an einer Kreuzung kann zwei Zahlen dienen. *Drei Mulligans in einer Linie sind kein Dreier*: Mindestens eine Karte muss schwarz sein. Rote Karten senken dein Ergebnis, verderben aber die Linie für einen Dreier, ein Hindernis auch.";

export const OUT = "Schluss machen";
export const out = (lowest: number, notLowest: number) =>
  `Wer zuerst alle neun offen hat, macht Schluss, und alle anderen haben noch einen Zug. Dann wird jede Karte aufgedeckt und zählt, Dreier auch. Liegt, wer Schluss gemacht hat, in dieser Runde allein vorn, mit den wenigsten Punkten, gibt das ${points(lowest)}. Wenn nicht, auch bei Gleichstand, gibt es ${signed(notLowest)}. Die kleinste Summe aller Runden gewinnt; bei Gleichstand wird geteilt.`;

export const LATE = "Wenn deine Uhr abläuft";
/** "oben links und oben". */
const where = (places: readonly number[]) => listWords(places.map(placeWords));
export const late = (places: readonly number[], keptUpTo: number) =>
  `Am Anfang werden die Karten ${where(places)} für dich aufgedeckt. In deinem Zug wird eine Karte gezogen. Ist sie ${keptUpTo} oder weniger, wie es auch Mulligans und rote Karten sind, ersetzt sie deine höchste schwarze Karte, die höher ist und zu nichts dient: Die liegt offen, gehört zu keinem Dreier, und keine gleiche liegt in ihrer Reihe oder Spalte. Von gleichen weicht die erste, Reihe für Reihe. Jede andere Karte wird abgeworfen. Zweimal hintereinander, und ein Bot spielt weiter, bis du wieder da bist.`;
export const lateExample = (drawn: Card, replaced: Card) =>
  `Hier würde ${aCard(drawn, true)} ${theCard(replaced)} ersetzen: Alles, was höher ist, hat seinesgleichen neben oder unter sich.`;

export const ours = (hazards: number, value: number) =>
  `Aus dem Regelheft: ${numberWord(hazards)} Hindernisse zu ${signed(value)}, Mulligans zu 0 und rote Karten von −1 bis −4, von denen es Birdie und Hole-in-one nennt. Wie viele es von den anderen gibt, die Zahlen der schwarzen Karten und die übrigen Namen sind von uns.`;
export const guard = (turns: number) =>
  `In einem verlassen wir das Regelheft: Dort dauert eine Runde, bis jemand Schluss macht. Hier endet sie auch, wenn alle ${turns} Züge hatten: Jede Karte wird aufgedeckt und zählt, ohne Bonus und ohne Strafe. Grandpa Beck’s Golf ist Spiel und Name seines Herstellers.`;
