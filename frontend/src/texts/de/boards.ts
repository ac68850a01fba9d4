/** German: leaderboards and the player's own games. */

export const title = (game: string, course: string | null) => `${course ?? "Ranglisten"}, ${game}`;
export const WHICH = "Welche Rangliste";
export const ALL = "Alle Plätze";
export const WINS = "Siege";
export const RATING = "Wertung";
export const CLUBS_OWN = "Runden auf den Golfplätzen des Clubs. Eigene Golfplätze haben eigene Ranglisten.";
export const COURSE = "Dieser Platz";
export const MINE = "Meine Spiele";
export const YOUR_GAMES = "Deine Spiele";
export const ALL_OF_THEM = "Alle";
export const OTHER_COURSE = "Anderen Golfplatz wählen";
export const WHO_WON = "Die meisten Siege";
export const WHO_PLAYS_BEST = "Die Besten";
export const PLAY_COURSE = "Hier spielen";
export const NEW_TABLE = "Neuer Tisch";

export const HOLES = "Löcher";
export const HOLES_NAMES = {
  front: "Erste 9",
  back: "Zweite 9",
  "18": "18\u00a0Löcher",
  "72": "72\u00a0Löcher",
} as const;
export const FORMAT = "Spielform";
export const MODES = "Modi";
export const NO_MODES = "Ohne Modi";
export const PERIOD = "Zeitraum";
export const PERIODS = {
  week: { label: "Woche", spoken: "Diese Woche" },
  month: { label: "Monat", spoken: "Dieser Monat" },
  year: { label: "Jahr", spoken: "Dieses Jahr" },
  ever: { label: "Gesamt", spoken: "Insgesamt" },
} as const;
export const COUNTED = "Welche Runden";
export const COUNTED_NAMES = { best: "Nur beste", all: "Alle Runden" } as const;
export const ACROSS = "Rangliste nach";
export const INDEX = "Index";
export const ROUNDS_ACROSS = "Beste Runden";
export const BEST_ROUNDS = "Beste Runden";
export const noRound = {
  week: "Diese Woche noch keine Runden.",
  month: "Diesen Monat noch keine Runden.",
  year: "Dieses Jahr noch keine Runden.",
  ever: "Noch keine Runden.",
} as const;
export const MOST_WINS = "Meiste Siege";
export const NO_WIN = "Noch keine Siege.";
export const FIRST_FLAG = "Platz eins ist noch frei.";
export const NEIGHBOURS = "Rund um deinen Rang";
export const neighbours = (rank: number, of: number) => `Dein Rang: ${rank} von\u00a0${of}`;
export const MORE_DID_NOT_COME = "Der Rest ließ sich nicht laden. Versuch es gleich noch einmal.";
export const MORE = "Mehr zeigen";
export const own = (name: string) => `${name} (du)`;
export const winsUnit = (n: number) => (n === 1 ? "Sieg" : "Siege");

export const BEST_INDEX = "Niedrigster Index";
export const BEST_RATING = "Höchste Wertung";
export const NO_INDEX = "Noch hat niemand einen Index. Dafür braucht es drei Runden.";
export const NO_RATING = "Noch hat hier niemand eine Wertung.";
export const HOW_INDEX = "So funktioniert der Index";
export const HOW_RATING = "So funktioniert die Wertung";
export const rounds = (n: number) => (n === 1 ? "1\u00a0Runde" : `${n}\u00a0Runden`);
export const BOTS = "Bots im Vergleich";
export const giveOrTake = (figure: string) => `±\u00a0${figure}`;
export const WHEN = "Wann";
export const OWN_PAGE = "Deine eigene Seite";
export const OTHER_GAMES = "Ranglisten nach Spiel";

export const FINISHED = "Beendete Spiele";
export const NONE_FINISHED = "Noch keine beendeten Spiele. Sie erscheinen hier, das neueste zuerst.";
export const EARLIER = "Frühere Spiele";
export const EARLIER_DID_NOT_COME = "Frühere Spiele ließen sich nicht laden. Versuch es gleich noch einmal.";

export const monthCourse = (course: string, day: string) => `Platz des Monats: ${course}, bis ${day}`;
