/** German: a course's page: its statistics and its versions. */

export const WHICH_HOLES = "Welche Löcher";
export const FRONT = "Erste neun";
export const BACK = "Zweite neun";
export const WHICH_GAME = "Welches Spiel";
export const AVERAGE = "Schläge pro Loch im Schnitt";
export const HOLE = "Loch";
export const STROKES = "Schläge";
export const PAR = "Par";
export const holePar = (hole: number, par: number) => `Loch\u00a0${hole}, Par\u00a0${par}`;
export const NOT_PLAYED = "nicht gespielt";
export const NO_ROUNDS = "Hier gibt es noch keine Runden.";

export const hardest = (hole: number) => `Loch\u00a0${hole} ist das schwerste`;
export const takes = (par: number, strokes: string) => `Ein Par\u00a0${par}, das ${strokes}\u00a0Schläge kostet.`;
export const RATING = "Rating";
export const SLOPE = "Slope";
export const ROUNDS = "Runden";
export const steady = (rating: string, error: string | null) =>
  `Ein solider Bot braucht ${rating}${error === null ? "" : `, plus oder minus ${error}`}. Üblich ist ein Slope von\u00a0113.`;
export const holds = (name: string) => `${name} hält den Platzrekord`;
export const recordOf = (strokes: number, day: string) => `${strokes}\u00a0Schläge, ${day}`;
export const THE_BOARDS = "Ranglisten";
export const TIMES = "Diese Woche, dieses Jahr, insgesamt";
export const SCORECARD = "Scorekarte";

export const version = (n: number) => `Version\u00a0${n}`;
export const NEWER = "Es gibt eine neuere Version dieses Golfplatzes";
export const EARLIER = "Vorherige Version";
export const AGAIN = "Neue Version anlegen";

export const SEARCH = "Nach Namen suchen";
export const noneNamed = (name: string) => `Kein Golfplatz heißt „${name}“.`;

export const alike = (names: string) => `Dieselben Löcher wie ${names}.`;
export const PLAY_THAT = "Dort spielen";
export const instead = (name: string) =>
  `Das wird eine neue Version von ${name}. Für schon gespielte Runden gilt die alte.`;
export const rated = (game: string, rating: string, slope: number) =>
  `${game}: Rating\u00a0${rating}, Slope\u00a0${slope}`;
