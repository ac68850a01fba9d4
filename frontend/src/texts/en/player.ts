/** A player's page. */

/** "84 rounds since June". */
export const since = (rounds: number, month: string) => `${rounds} ${rounds === 1 ? "round" : "rounds"} since ${month}`;
export const TO_BOARDS = "Back to the leaderboards";

/** In golf, lower is better; in other games, higher is. */
export const INDEX = "Index";
export const RATING = "Rating";
/** "Index, down 2.1 since June". */
export const moved = (what: string, by: number, figure: string, month: string) =>
  by === 0 ? `${what}, unchanged since ${month}` : `${what}, ${by < 0 ? "down" : "up"} ${figure} since ${month}`;
/** The columns of a chart. */
export const WHEN = "When";
export const PART = "Part";
export const STROKES = "Strokes";
export const NO_INDEX = "An index needs three rounds that count.";

export const BEST = "Best rounds";
export const GAMES = "By game";
export const ofGame = (rounds: number, wins: number) =>
  `${rounds} ${rounds === 1 ? "round" : "rounds"}, ${wins} ${wins === 1 ? "win" : "wins"}`;

export const PARTS = "Strokes per round against the average";
/** By their names in the API. */
export const parts: Record<string, string> = {
  putting: "Putting",
  driving: "Driving",
  approach: "Approach",
  rough: "Rough and bunkers",
  weather: "Weather",
};
/** `strokes` against the dice's average: fewer are better. */
export const against = (strokes: number, figure: string) =>
  strokes === 0 ? "average" : `${figure} ${strokes < 0 ? "better" : "worse"}`;

export const duel = (name: string, rounds: number) => `You and ${name}, ${rounds} ${rounds === 1 ? "round" : "rounds"}`;
export const shared = (n: number) => `${n} tied`;

export const RECENT = "Recent rounds";
export const ALL_ROUNDS = "All rounds";
export const MORE_ROUNDS = "Earlier rounds";
export const DID_NOT_COME = "Couldn’t load earlier rounds. Try again in a moment.";
/** How the month of a day is written where there is little room: "19 Nov". */
export const SHORT_MONTH: "short" | "numeric" = "short";
/** "1st". */
export const place = (n: number) =>
  `${n}${["th", "st", "nd", "rd"][n % 100 > 10 && n % 100 < 14 ? 0 : n % 10] ?? "th"}`;
/** "1st of 4": the place among that many seats; a solo round has none. */
export const placeOf = (n: number, of: number) => (of === 1 ? "Solo" : `${place(n)} of ${of}`);

export const playWith = (name: string) => `Play with ${name}`;
export const NEW_TABLE = "New table";

export const NOBODY = "No rounds here yet";
export const NOBODY_MORE = "Rounds count with two people or more, or with a Pro.";
