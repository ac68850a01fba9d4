/** German: how index and rating work. */

export const INDEX = "So funktioniert der Index";
export const RATING = "So funktioniert die Wertung";

export const index = [
  "Der Index sagt, wie viele Schläge du auf einem üblichen Golfplatz mehr brauchst als ein solider Bot. Niedriger ist besser.",
  "Jeder Golfplatz hat ein Rating: die Schläge, die ein solider Bot, das „Mitglied“, dort braucht. Dazu kommt der Slope: wie viel mehr man dort bei sorglosem Spiel verliert als anderswo; üblich ist 113.",
  "Jede Runde wird an beidem gemessen: deine Schläge minus Rating, mal 113, geteilt durch den Slope. So kostet dich ein langer Golfplatz nichts, und ein leichter schenkt dir nichts. Zwei Runden über neun Löcher zählen als eine über achtzehn.",
  "Dein Index ist der Durchschnitt der besten 8 deiner letzten 20 so gemessenen Runden, wie im World Handicap System. Er ist höchstens 54.",
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
  "Die Wertung sagt, wie gut du gegen andere bist, an Tischen mit zwei bis acht Plätzen. Höher ist besser.",
  "Jeder Tisch ändert sie danach, wer vor wem lag. Ein Sieg über Stärkere bringt mehr als einer über Schwächere, und ein Gleichstand zählt für beide gleich.",
  "Wer neu ist, hat eine unsichere Wertung. Darum beginnt sie niedrig und steigt mit jedem Tisch, der sie sicherer macht.",
] as const;

export const COUNTS =
  "Runden zählen an Tischen mit mindestens zwei Menschen oder einem Pro. Ein Platz, der abgegeben wurde oder für den ein Bot gespielt hat, zählt nicht. Die Runde des Tages zählt nur auf ihrer eigenen Rangliste.";
