/** German: the rules in a minute, in our own words. */

import { capital, numberWord, plural } from "../../../../texts/de/words.ts";
import type { Told } from "../../../RulesSection.tsx";

export interface Figures {
  hand: number;
  best: { least: number; most: number };
  high_risk: number;
  most_with_high_risk: number;
  chips: number;
  skips: number;
  turns: number;
  /** How many Mulligans use up the deck, by players. */
  mulligans: Record<string, number>;
}

export const PLAY: (figures: Figures) => Told[] = ({ hand, best, mulligans }) => [
  {
    title: "Eine Karte raus, eine Karte rein",
    words: `Alle halten ${numberWord(hand)} Karten, und niemand sieht die der anderen. Am Ende gewinnt die beste Hand. Dorthin kommst du mit Tauschen und Reden. Am besten mit ${numberWord(best.least)} bis ${numberWord(best.most)}: Mit ${spentWords(mulligans, best.most)}.`,
  },
  {
    title: "Dein Zug",
    points: [
      "*Versteigern*: Lege eine deiner Karten offen in den Ring. Sie ist weg, was auch immer du dafür bekommst, und du kannst in diesem Zug nicht mehr passen oder aussteigen. Alle anderen, die noch im Spiel sind, bieten verdeckt eine Karte. Sind alle Gebote da, werden sie zugleich aufgedeckt.",
      "*Tauschen*: Nimm eins der Gebote; wem es gehört, bekommt deine Karte. Alle anderen nehmen ihre zurück.",
      "*Mulligan*: Nichts dabei? Alle Karten im Ring werden für immer abgeworfen, auch deine, und alle, die noch im Spiel sind, ziehen eine neue.",
      "*Passen*: Lass den Zug vorbeigehen.",
      "*Aussteigen*: Du bist zufrieden. Du tauschst nicht mehr, deine Hand bleibt, wie sie ist, und zählt am Ende. Es gibt kein Zurück.",
      "*Nächste Auktion*: Bist du danach dran? Dann kannst du mit deinem Gebot schon die Karte wählen, die du versteigerst. Ihre Auktion beginnt sofort mit deinem Zug, wenn du die Karte und die Chips dann hast. Wenn nicht, erfährt es niemand.",
    ],
  },
  {
    title: "Reden",
    words: "Sag, was du willst, wann du willst: frag, lobe, versprich, bluffe. Versprechen sind nicht bindend.",
  },
];

/** "sieben ist der Stapel nach zwei Mulligans leer, mit acht nach einem" */
const spentWords = (mulligans: Record<string, number>, most: number) =>
  Object.entries(mulligans)
    .filter(([players]) => Number(players) > most)
    .map(([players, count], at) =>
      at === 0
        ? `${numberWord(Number(players))} ist der Stapel nach ${plural(count, "einem Mulligan", "Mulligans")} leer`
        : `mit ${numberWord(Number(players))} nach ${count === 1 ? "einem" : numberWord(count)}`,
    )
    .join(", ");

export const WHAT_BEATS_WHAT = "Was schlägt was";

export const END: (figures: Figures) => Told[] = ({ skips, turns, chips, high_risk, most_with_high_risk, hand }) => [
  {
    title: "Das Ende",
    words: "Das Spiel endet, sobald eins davon geschieht:",
    points: [
      "Zwei Spieler sind übrig, und einer steigt aus: Dann steigt auch der andere aus.",
      "Nach einem Mulligan hat der Stapel zu wenige Karten für einen weiteren.",
      `Jemand passt, und damit wurde mindestens ${numberWord(skips)}mal so oft hintereinander gepasst, wie noch Spieler im Spiel sind. Wer dazwischen aussteigt, zählt nicht mit und unterbricht die Reihe nicht.`,
      `${capital(String(turns))} Züge wurden pro Spieler gespielt, der am Anfang dabei war.`,
      "Dann werden alle Hände gezeigt. Auch der Rest des Stapels wird gezeigt, außer wenn die letzten zwei ausgestiegen sind. Wer im allerletzten Zug aussteigt, während noch mehr als zwei im Spiel sind, beendet es durch die Züge, und der Stapel wird gezeigt. Die beste Hand gewinnt, und die anderen folgen der Reihe nach, auch die von Ausgestiegenen; Chips ändern daran nichts.",
    ],
  },
  {
    title: "Extras",
    points: [
      "*Geheime Gebote*: Gebote werden nie aufgedeckt. Wer versteigert, nimmt eins ungesehen; bis zum Ende kennen es nur die zwei, die getauscht haben. Nach einem Mulligan werden wie immer alle Karten im Ring gezeigt. Nicht mit offenen Händen.",
      `*Hohes Risiko*: ${high_risk} Karten werden am Anfang beiseitegelegt, und niemand weiß, welche. Höchstens ${numberWord(most_with_high_risk)} Spieler.`,
      `*Offene Hände*: Alle sehen alle ${numberWord(hand)} Karten jeder Hand. Gebote sind verdeckt, bis alle da sind.`,
    ],
  },
  {
    title: "Chips",
    words: `Ein Extra, das gut zu den anderen passt: ${chips} für alle.`,
    points: [
      "Zu einer Auktion gehört mindestens einer; ein Gebot braucht keinen. Chips auf Geboten werden gezeigt, wenn alle Gebote da sind, auch bei geheimen Geboten: Nur die Karten bleiben verdeckt.",
      "Bei einem Tausch wechseln die Chips auf den zwei Karten mit ihnen. Alle anderen nehmen ihre zurück.",
      "Ein Mulligan schickt alle Chips im Ring in den Topf. Die beste Hand bekommt ihn am Ende.",
      "Bist du am Zug und hast keine Chips, musst du aussteigen, auch wenn das Spiel damit endet; der Club macht das sofort. Bieten kannst du auch ohne Chips.",
      `Eine Revanche mit denselben Spielern und Extras geht mit den Chips weiter, die alle am Ende hatten, der Topf dazugerechnet. Hat jemand keine mehr, fangen alle wieder mit ${chips} an.`,
    ],
  },
  {
    title: "Wenn deine Uhr abläuft",
    words:
      "Bist du am Zug, passt du. Läuft deine Auktion, endet sie im Mulligan. Musst du bieten, wird die Karte geboten, die deiner Hand am wenigsten fehlt, ohne Chips. Verpasst du zwei Züge hintereinander, spielt ein Bot für dich, bis du wieder da bist.",
  },
];

export const ours = (chips: number) =>
  `Die Reihenfolge der Hände fehlt auf unserem Regelblatt; wir fanden sie anderswo, und sie folgt ihrer Seltenheit. Je ${chips}\u00a0Chips, das Ende durch Passen oder Züge und die Bedenkzeit sind von uns. Das ursprüngliche Spiel, Mulligan, und sein Name gehören dem Menschen, der es gemacht hat.`;
