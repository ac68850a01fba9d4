/** The day's challenge. */

export const title = (day: string) => `Today’s challenge, ${day}`;
export const pastTitle = (day: string) => `The challenge of ${day}`;
export const ofCourse = (what: string, par: number) => `${what}, par ${par}`;
export const FRONT_NINE = "Front nine";
export const holesOf = (n: number) => `${n} holes`;
export const SAME_DICE = "Same dice for everyone, one go each.";

export const SO_FAR = "Your round so far";
export const YOUR_ROUND = "Your round";
export const outAndIn = (out: number, back: number) => `${out} playing, ${back} finished`;
export const closesIn = (time: string) => `Closes in ${time}`;
export const CLOSED = "Closed";
export const LATE = "Finish before the day closes, or it won’t count.";

/** "Yesterday at Augustine, 78 players". */
export const yesterday = (course: string, players: number) =>
  `Yesterday at ${course}, ${players} ${players === 1 ? "player" : "players"}`;
/** "22 November at Augustine, 3 players". */
export const lastTime = (day: string, course: string, players: number) =>
  `${day} at ${course}, ${players} ${players === 1 ? "player" : "players"}`;
export const soFar = (players: number) => `Finished so far: ${players} ${players === 1 ? "player" : "players"}`;
export const thatDay = (players: number) => `${players} ${players === 1 ? "player" : "players"} that day`;
export const SCORE = "Score";
export const PLAYERS = "Players";
export const players = (n: number) => (n === 1 ? "1 player" : `${n} players`);
export const oneOf = (n: number) => (n === 1 ? "You" : `You, one of ${n}`);
export const ALL = "Full leaderboard";
export const BEST_OF_DAY = "The day’s best";
export const WHERE_YOU_STAND = "Around you";
export const inAt = (time: string) => `at ${time}`;
export const theRound = (name: string, score: string) => `${name}’s round, ${score}`;
export const NOBODY_IN = "Nobody finished that day.";
export const MORE = "Show more";
export const DID_NOT_COME = "Couldn’t load the other players. Try again in a moment.";
/** Nothing stops a player from practising with a second key, so the page says so. */
export const SECOND_KEY =
  "Someone with a second key can rehearse the dice, so don’t take this leaderboard too seriously.";

export const SEALED = "Today’s seed is sealed";
export const OPENED = "This day’s seed is public";
export const YESTERDAYS = "Yesterday’s is public.";
export const opened = (day: string) => `The seed of ${day} is public.`;
export const OPENS_LATER = "It’s revealed when the day closes.";
export const CHECK = "Check it";

export const PLAY = "Play";
export const PLAY_ON = "Keep playing";
export const PLAY_TODAYS = "Play today’s";
/** From the whole board of today back to one’s round. */
export const TODAYS = "Today’s challenge";
export const SEE_ROUND = "See your round";
export const ONE_GO = "Solo, nine holes, one go";
export const YOUR_NAME = "Your name";
export const NAMELESS = "Add a name for the leaderboard.";

export const NO_DAY = "No challenge that day";
export const NO_DAY_MORE = "There was none that day, or it’s yet to come.";
