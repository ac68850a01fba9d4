/** German: a course's page: what was played on it, and its versions. */

export const WHICH_HOLES = "Welche Löcher";
export const FRONT = "Erste neun";
export const BACK = "Zweite neun";
export const WHICH_GAME = "Welches Spiel";
export const AVERAGE = "Schläge pro Loch, im Mittel";
export const HOLE = "Loch";
export const STROKES = "Schläge";
export const PAR = "Par";
export const holePar = (hole: number, par: number) => `Loch\u00a0${hole}, Par\u00a0${par}`;
export const NOT_PLAYED = "nicht gespielt";
export const NO_ROUNDS = "Hier hat noch niemand eine Runde ins Clubhaus gebracht.";

export const hardest = (hole: number) => `Loch\u00a0${hole} ist am schwersten`;
export const takes = (par: number, strokes: string) => `Ein Par\u00a0${par}, das ${strokes}\u00a0Schläge kostet.`;
export const RATING = "Rating";
export const SLOPE = "Slope";
export const ROUNDS = "Runden";
export const steady = (rating: string, error: string | null) =>
  `Ein solider Bot braucht ${rating}${error === null ? "" : `, auf ${error}\u00a0genau`}. Üblich ist ein Slope von\u00a0113.`;
export const holds = (name: string) => `${name} hält den Rekord`;
export const recordOf = (strokes: number, day: string) => `${strokes}\u00a0Schläge, ${day}`;
export const THE_BOARDS = "Die Ranglisten";
export const TIMES = "Diese Woche, dieses Jahr, seit jeher";
export const SCORECARD = "Scorekarte";

export const version = (n: number) => `Version\u00a0${n}`;
export const NEWER = "Von diesem Platz gibt es eine neuere Version";
export const EARLIER = "Die Version davor";
export const AGAIN = "Neue Version anlegen";

export const SEARCH = "Nach Namen suchen";
export const noneNamed = (name: string) => `Kein Golfplatz heißt „${name}“.`;

export const alike = (names: string) => `Dieselben Löcher wie ${names}.`;
export const PLAY_THAT = "Dort spielen";
export const instead = (name: string) =>
  `Das wird eine neue Version von ${name}; für gespielte Runden bleibt der Platz, wie er ist.`;
export const IN_PLACE = "Anstelle meines alten Platzes";
export const rated = (game: string, rating: string, slope: number) =>
  `${game}: Rating\u00a0${rating}, Slope\u00a0${slope}`;
