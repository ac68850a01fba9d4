/** German: texts about the game outside its table. */

import { listWords } from "../../../../texts/de/words.ts";

export const ROUND = "Runde";
export const MODES = "Spielformen";
export const AT_MOST = "wähle höchstens zwei";
export const PLAIN = "Keine";
/** Each mode by its option: its name, a line about it, and its meaning for the round. */
export const modes: Record<string, { name: string; line: string; means: string }> = {
  heavy_bag: {
    name: "Volles Bag",
    line: "Zehn Karten, zwei Aktionen",
    means: "Zehn Karten für alle und bis zu zwei Aktionen pro Zug.",
  },
  interesting: {
    name: "Um die Wette",
    line: "Chips auf jeden Schlag",
    means:
      "Hundert Spielchips für alle zum Wetten, über neun Löcher. Die meisten Chips gewinnen. Bots wetten nicht, also braucht es zwei Menschen.",
  },
  wolf: {
    name: "Wolf",
    line: "Zu dritt, einer jagt",
    means: "Vor jedem Loch wählt der Wolf einen Partner oder jagt allein, um Punkte nebenbei.",
  },
  best_ball: {
    name: "Bestball",
    line: "Zwei Bälle pro Team",
    means: "Zwei Teams mit je zwei Bällen; der bessere zählt.",
  },
  handicap: {
    name: "Handicap",
    line: "Zu zweit: Wer führt, hält weniger",
    means: "Wer führt, zieht pro Schlag Vorsprung auf eine Karte weniger nach, aber nie auf unter drei.",
  },
  course: {
    name: "Der Golfplatz",
    line: "Zu zweit: gegen den, der führt",
    means: "Der Golfplatz spielt in jedem Zug eine Aktion auf den Ball, der zu Beginn des Lochs führte.",
  },
};
export const modeNames = (all: readonly string[]) =>
  all.length ? listWords(all.map((one) => modes[one]?.name ?? one)) : PLAIN;
export const HOLES = "Löcher";
export const holes: Record<string, string> = {
  ask: "9, dann fragen",
  front: "Erste 9",
  back: "Zweite 9",
  "18": "Alle 18",
};
export const rounds: Record<string, string> = {
  ask: "Neun, dann entscheidet ihr",
  front: "Erste Neun",
  back: "Zweite Neun",
  "18": "Achtzehn Löcher",
  all: "Der ganze Golfplatz",
};
export const allHoles = (count: number) => `Alle ${count} dieses Golfplatzes`;
export const NINE_ONLY = "Auf Golfplätzen mit neun oder achtzehn Löchern";
export const notWith = (mode: string, why: string) => `Nicht mit ${modes[mode]!.name}: ${why}`;
export const BOTH_SIDES = "beide bilden Teams";
export const OTHER_COUNT = "das ist für eine andere Spielerzahl";
export const TWO_ALREADY = "Schon zwei gewählt";
