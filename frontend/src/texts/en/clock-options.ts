/** A new table's clock and spectators. */

export const TITLE = "Clock and spectators";
export const CLOCKS_GO_BY = "Clock type";
export const EACH_MOVE = "Per move";
export const BANK = "Time bank";
export const EACH_MOVE_MORE = "Every move gets this much time.";
/** Label and description of each time bank, by its hours. */
export const BANKS: Record<string, { label: string; spoken: string }> = {
  "24": { label: "1 day", spoken: "One day for the whole game, one hour back with each move" },
  "72": { label: "3 days", spoken: "Three days for the whole game, two hours back with each move" },
  "168": { label: "7 days", spoken: "Seven days for the whole game, four hours back with each move" },
};
export const BANK_LEGEND = "Time bank";
export const bankMore = (hours: string, back: string) =>
  `Everyone gets ${hours} for the whole game. Moves use it up, and each gives ${back} back.`;
export const NIGHTS = "Nights off";
export const NIGHTS_MORE = "Clocks stop from 22:00 to 7:00 in each player’s time zone, or during hours they set.";
export const WEEKENDS = "Weekends off";
export const WEEKENDS_MORE = "Clocks stop on Saturday and Sunday.";
export const NO_CLOCK = "There’s no clock to stop.";
export const bank = (hours: string) => `${hours} for the whole game.`;

export const WATCHING = "Allow spectators";
/** Its description, on and off. */
export const WATCHED = "Anyone with the link can watch.";
export const NOT_WATCHED = "Only players see the table and its replay.";
