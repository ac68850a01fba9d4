/** Leaderboards and the player's own games. */

export const title = (game: string, course: string | null) => `${course ?? "Leaderboards"}, ${game}`;
export const WHICH = "Which leaderboard";
export const ALL = "All courses";
export const WINS = "Wins";
export const RATING = "Rating";
/** Players choose the par of the courses they add, so those do not count here. */
export const CLUBS_OWN = "Rounds on the club’s own courses. A course you add has its own leaderboard.";
export const COURSE = "This course";
export const MINE = "My games";
export const YOUR_GAMES = "Your games";
export const ALL_OF_THEM = "All of them";
export const OTHER_COURSE = "Choose another course";
export const WHO_WON = "Most wins";
export const WHO_PLAYS_BEST = "Top players";
export const PLAY_COURSE = "Play this course";
export const NEW_TABLE = "New table";

export const HOLES = "Holes";
export const HOLES_NAMES = { front: "Front 9", back: "Back 9", "18": "18 holes", "72": "72 holes" } as const;
export const FORMAT = "Format";
export const MODES = "Modes";
export const NO_MODES = "No modes";
export const PERIOD = "Period";
export const PERIODS = {
  week: { label: "Week", spoken: "This week" },
  month: { label: "Month", spoken: "This month" },
  year: { label: "Year", spoken: "This year" },
  ever: { label: "All time", spoken: "All time" },
} as const;
export const COUNTED = "Which rounds";
export const COUNTED_NAMES = { best: "Best only", all: "All rounds" } as const;
export const ACROSS = "Ranked by";
export const INDEX = "Index";
export const ROUNDS_ACROSS = "Best rounds";
export const BEST_ROUNDS = "Best rounds";
export const noRound = {
  week: "No rounds here this week.",
  month: "No rounds here this month.",
  year: "No rounds here this year.",
  ever: "No rounds here yet.",
} as const;
export const MOST_WINS = "Most wins";
export const NO_WIN = "No wins here yet.";
export const FIRST_FLAG = "Be the first.";
export const NEIGHBOURS = "Around you";
/** "Your rank: 42 of 310". */
export const neighbours = (rank: number, of: number) => `Your rank: ${rank} of ${of}`;
export const MORE_DID_NOT_COME = "Couldn’t load the rest. Try again in a moment.";
export const MORE = "Show more";
export const own = (name: string) => `${name} (you)`;
export const winsUnit = (n: number) => (n === 1 ? "win" : "wins");

export const BEST_INDEX = "Lowest index";
export const BEST_RATING = "Highest rating";
export const NO_INDEX = "Nobody has an index yet. It takes three rounds.";
export const NO_RATING = "Nobody has a rating here yet.";
export const HOW_INDEX = "How the index works";
export const HOW_RATING = "How the rating works";
export const rounds = (n: number) => (n === 1 ? "1 round" : `${n} rounds`);
export const BOTS = "Bots on the same scale";
/** A standard error: "± 0.3". */
export const giveOrTake = (figure: string) => `± ${figure}`;
export const WHEN = "When";
export const OWN_PAGE = "Your own page";
export const OTHER_GAMES = "Leaderboards by game";

export const FINISHED = "Finished games";
export const NONE_FINISHED = "No finished games yet. They’ll appear here, newest first.";
export const EARLIER = "Earlier games";
export const EARLIER_DID_NOT_COME = "Couldn’t load earlier games. Try again in a moment.";

export const monthCourse = (course: string, day: string) => `Course of the month: ${course}, until ${day}`;
