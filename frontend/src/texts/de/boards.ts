/** German: boards and one's own history. */

export const title = (game: string, course: string | null) => `${course ?? "Ranglisten"}, ${game}`;
export const WHICH = "Welche Rangliste";
export const ALL = "Alle Plätze";
export const ONLY = "Rangliste";
export const CLUBS_OWN = "Runden auf den Plätzen des Clubs. Ein eigener Platz hat seine eigene Rangliste.";
export const COURSE = "Dieser Platz";
export const MINE = "Mein Verlauf";
export const YOUR_GAMES = "Deine Spiele";
export const ALL_OF_THEM = "Alle";
export const OTHER_COURSE = "Anderen Golfplatz wählen";
export const WHO_WON = "Die meisten Siege";
export const PLAY_COURSE = "Hier spielen";
export const NEW_TABLE = "Neuer Tisch";

export const HOLES = "Löcher";
export const HOLES_NAMES = { front: "Erste 9", back: "Zweite 9", "18": "18", "72": "72" } as const;
export const FORMAT = "Spielform";
export const BEST_ROUNDS = "Die besten Runden";
export const NO_ROUND = "So eine Runde hat noch niemand ins Clubhaus gebracht.";
export const MOST_WINS = "Meiste Siege";
export const NO_WIN = "Hier hat noch niemand gewonnen.";
export const FIRST_FLAG = "Die erste Fahne ist noch frei.";
export const NEIGHBOURS = "Du und deine Nachbarschaft";
export const MORE = "Mehr zeigen";
export const own = (name: string) => `${name} (du)`;
export const winsUnit = (n: number) => (n === 1 ? "Sieg" : "Siege");

export const FINISHED = "Beendete Spiele";
export const NONE_FINISHED = "Noch ist kein Spiel zu Ende. Hier werden sie stehen, das neueste zuerst.";
export const EARLIER = "Frühere Spiele";
export const EARLIER_DID_NOT_COME = "Die früheren Spiele ließen sich nicht laden. Versuch es gleich noch einmal.";
