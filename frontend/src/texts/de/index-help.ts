/** German: how index and rating come about. */

export const INDEX = "So entsteht der Index";
export const RATING = "So entsteht die Wertung";

export const index = [
  "Der Index sagt, wie viele Schläge über einem soliden Bot du auf einem üblichen Platz spielst. Weniger ist besser.",
  "Jeder Platz hat ein Rating: die Schläge, die ein solider Bot, das „Mitglied“, dort braucht. Und er hat einen Slope: wie viel mehr jemand ohne Sorgfalt dort verliert als anderswo; üblich ist 113.",
  "An beidem wird eine Runde gemessen: deine Schläge, minus das Rating, mal 113, geteilt durch den Slope. So kostet dich ein langer Platz nichts, und ein leichter schenkt dir nichts. Zwei Runden über neun Löcher ergeben eine über achtzehn.",
  "Dein Index ist das Mittel der besten 8 deiner letzten 20 so gemessenen Runden, wie im World Handicap System. Er ist höchstens 54.",
] as const;
export const FEWER = "Bei weniger Runden zählen weniger";
export const ROUNDS = "Runden";
export const COUNT = "Was zählt";
export const fewer = [
  ["3", "die beste, minus 2"],
  ["4", "die beste, minus 1"],
  ["5", "die beste"],
  ["6", "die besten 2, minus 1"],
  ["7 oder 8", "die besten 2"],
  ["9 bis 11", "die besten 3"],
  ["12 bis 14", "die besten 4"],
  ["15 oder 16", "die besten 5"],
  ["17 oder 18", "die besten 6"],
  ["19", "die besten 7"],
] as const;

export const rating = [
  "Die Wertung sagt, wie gut du gegen andere bist, an Tischen mit zwei bis acht Plätzen. Mehr ist besser.",
  "Jeder Tisch ändert sie danach, wer vor wem lag: Wer jemand Stärkeres schlägt, gewinnt mehr als gegen jemand Schwächeres, und ein geteilter Rang zählt für beide gleich.",
  "Wer neu ist, hat eine unsichere Wertung. Sie beginnt darum niedrig und wächst mit jedem Tisch, der sie sicherer macht.",
] as const;

export const COUNTS =
  "Runden zählen an Tischen mit mindestens zwei Menschen oder einem Pro. Ein Platz, der aufgegeben wurde oder für den ein Bot gespielt hat, zählt nicht. Die Runde des Tages zählt nur auf ihrer eigenen Rangliste.";
