/** German: boards and one's own history. */

export const title = (game: string, course: string | null) => `${course ?? "Ranglisten"}, ${game}`;
export const WHICH = "Welche Rangliste";
export const ALL = "Alle Plätze";
export const WINS = "Siege";
export const RATING = "Wertung";
export const CLUBS_OWN = "Runden auf den Plätzen des Clubs. Ein eigener Platz hat seine eigene Rangliste.";
export const COURSE = "Dieser Platz";
export const MINE = "Mein Verlauf";
export const YOUR_GAMES = "Deine Spiele";
export const ALL_OF_THEM = "Alle";
export const OTHER_COURSE = "Anderen Golfplatz wählen";
export const WHO_WON = "Die meisten Siege";
export const WHO_PLAYS_BEST = "Wer am besten spielt";
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
export const PERIOD = "Aus welcher Zeit";
export const PERIODS = {
  week: { label: "Woche", spoken: "Diese Woche" },
  month: { label: "Monat", spoken: "Dieser Monat" },
  year: { label: "Jahr", spoken: "Dieses Jahr" },
  ever: { label: "Immer", spoken: "Seit jeher" },
} as const;
export const COUNTED = "Welche Runden";
export const COUNTED_NAMES = { best: "Nur beste", all: "Alle Runden" } as const;
export const ACROSS = "Wonach";
export const INDEX = "Index";
export const ROUNDS_ACROSS = "Beste Runden";
export const BEST_ROUNDS = "Die besten Runden";
export const noRound = {
  week: "So eine Runde hat diese Woche noch niemand ins Clubhaus gebracht.",
  month: "So eine Runde hat diesen Monat noch niemand ins Clubhaus gebracht.",
  year: "So eine Runde hat dieses Jahr noch niemand ins Clubhaus gebracht.",
  ever: "So eine Runde hat noch niemand ins Clubhaus gebracht.",
} as const;
export const MOST_WINS = "Meiste Siege";
export const NO_WIN = "Hier hat noch niemand gewonnen.";
export const FIRST_FLAG = "Platz eins ist noch frei.";
export const NEIGHBOURS = "Du und deine Nachbarschaft";
export const neighbours = (rank: number, of: number) => `${NEIGHBOURS}, Rang\u00a0${rank} von\u00a0${of}`;
export const MORE_DID_NOT_COME = "Der Rest ließ sich nicht laden. Versuch es gleich noch einmal.";
export const MORE = "Mehr zeigen";
export const own = (name: string) => `${name} (du)`;
export const winsUnit = (n: number) => (n === 1 ? "Sieg" : "Siege");

export const BEST_INDEX = "Der niedrigste Index";
export const BEST_RATING = "Die höchste Wertung";
export const NO_INDEX = "Noch hat niemand einen Index: Es braucht drei Runden.";
export const NO_RATING = "Noch hat hier niemand eine Wertung.";
export const HOW_INDEX = "So entsteht der Index";
export const HOW_RATING = "So entsteht die Wertung";
export const rounds = (n: number) => (n === 1 ? "1\u00a0Runde" : `${n}\u00a0Runden`);
export const BOTS = "Die Bots, ebenso gemessen";
export const giveOrTake = (figure: string) => `±\u00a0${figure}`;
export const WHEN = "Wann";
export const OWN_PAGE = "Deine eigene Seite";
export const OTHER_GAMES = "Ranglisten der Spiele";

export const FINISHED = "Beendete Spiele";
export const NONE_FINISHED = "Noch ist kein Spiel zu Ende. Hier werden sie stehen, das neueste zuerst.";
export const EARLIER = "Frühere Spiele";
export const EARLIER_DID_NOT_COME = "Die früheren Spiele ließen sich nicht laden. Versuch es gleich noch einmal.";

export const monthCourse = (course: string, day: string) => `Platz des Monats: ${course}, bis ${day}`;
