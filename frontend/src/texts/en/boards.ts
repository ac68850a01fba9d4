/** Boards and one's own history. */

export const title = (game: string, course: string | null) => `${course ?? "Boards"}, ${game}`;
export const WHICH = "Which board";
export const ALL = "All courses";
export const WINS = "Wins";
export const RATING = "Rating";
/** Whoever writes a course says what par is there. */
export const CLUBS_OWN = "Rounds on the club’s own courses. A course you add has a board of its own.";
export const COURSE = "This course";
export const MINE = "My history";
export const YOUR_GAMES = "Your games";
export const ALL_OF_THEM = "All of them";
export const OTHER_COURSE = "Choose another course";
export const WHO_WON = "Most wins";
export const WHO_PLAYS_BEST = "Who plays best";
export const PLAY_COURSE = "Play this course";
export const NEW_TABLE = "New table";

export const HOLES = "Holes";
export const HOLES_NAMES = { front: "Front 9", back: "Back 9", "18": "18 holes", "72": "72 holes" } as const;
export const FORMAT = "Format";
export const MODES = "Modes";
export const NO_MODES = "No modes";
export const PERIOD = "Of which time";
export const PERIODS = {
  week: { label: "Week", spoken: "This week" },
  month: { label: "Month", spoken: "This month" },
  year: { label: "Year", spoken: "This year" },
  ever: { label: "Ever", spoken: "Ever" },
} as const;
export const COUNTED = "Which rounds";
export const COUNTED_NAMES = { best: "Best only", all: "All rounds" } as const;
export const ACROSS = "By what";
export const INDEX = "Index";
export const ROUNDS_ACROSS = "Best rounds";
export const BEST_ROUNDS = "The best rounds";
export const noRound = {
  week: "Nobody has brought in such a round this week.",
  month: "Nobody has brought in such a round this month.",
  year: "Nobody has brought in such a round this year.",
  ever: "Nobody has brought in such a round yet.",
} as const;
export const MOST_WINS = "Most wins";
export const NO_WIN = "Nobody has won here yet.";
export const FIRST_FLAG = "Be the first.";
export const NEIGHBOURS = "You and your neighbours";
/** "You and your neighbours, 42 of 310". */
export const neighbours = (rank: number, of: number) => `${NEIGHBOURS}, ${rank} of ${of}`;
export const MORE_DID_NOT_COME = "The rest did not come. Try again in a moment.";
export const MORE = "Show more";
export const own = (name: string) => `${name} (you)`;
export const winsUnit = (n: number) => (n === 1 ? "win" : "wins");

export const BEST_INDEX = "The lowest index";
export const BEST_RATING = "The highest rating";
export const NO_INDEX = "Nobody has an index yet: it takes three rounds.";
export const NO_RATING = "Nobody has a rating here yet.";
export const HOW_INDEX = "How the index comes about";
export const HOW_RATING = "How the rating comes about";
export const rounds = (n: number) => (n === 1 ? "1 round" : `${n} rounds`);
export const BOTS = "The bots, by the same measure";
/** A standard error: "± 0.3". */
export const giveOrTake = (figure: string) => `± ${figure}`;
export const WHEN = "When";
export const OWN_PAGE = "Your own page";
export const OTHER_GAMES = "Boards of the games";

export const FINISHED = "Finished games";
export const NONE_FINISHED = "No game is finished yet. They will stand here, newest first.";
export const EARLIER = "Earlier games";
export const EARLIER_DID_NOT_COME = "The earlier games did not come. Try again in a moment.";

export const monthCourse = (course: string, day: string) => `The month’s course: ${course}, until ${day}`;
