/** Boards and one's own history. */

export const title = (game: string, course: string | null) => `${course ?? "Boards"}, ${game}`;
export const WHICH = "Which board";
export const ALL = "All courses";
export const ONLY = "Board";
/** Whoever writes a course says what par is there. */
export const CLUBS_OWN = "Rounds on the club’s own courses. A course you add has a board of its own.";
export const COURSE = "This course";
export const MINE = "My history";
export const YOUR_GAMES = "Your games";
export const ALL_OF_THEM = "All of them";
export const OTHER_COURSE = "Choose another course";
export const WHO_WON = "Who won most";
export const PLAY_COURSE = "Play this course";
export const NEW_TABLE = "New table";

export const HOLES = "Holes";
export const HOLES_NAMES = { front: "Front 9", back: "Back 9", "18": "18", "72": "72" } as const;
export const FORMAT = "Format";
export const BEST_ROUNDS = "The best rounds";
export const NO_ROUND = "Nobody has brought in such a round yet.";
export const MOST_WINS = "Most wins";
export const NO_WIN = "Nobody has won here yet.";
export const FIRST_FLAG = "The first flag is free.";
export const NEIGHBOURS = "You and your neighbours";
export const MORE = "Show more";
export const own = (name: string) => `${name} (you)`;
export const winsUnit = (n: number) => (n === 1 ? "win" : "wins");

export const FINISHED = "Finished games";
export const NONE_FINISHED = "No game is finished yet. They will stand here, newest first.";
export const EARLIER = "Earlier games";
export const EARLIER_DID_NOT_COME = "The earlier games did not come. Try again in a moment.";
