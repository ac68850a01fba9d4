/** Making a table: what its clocks go by besides hours for each move. */

export const TITLE = "Time and watchers";
export const CLOCKS_GO_BY = "Clocks go by";
export const EACH_MOVE = "Each move";
export const BANK = "A bank of time";
export const EACH_MOVE_MORE = "Each move has so much time, however long the last one took.";
/** One label and its words for each bank, by its hours. */
export const BANKS: Record<string, { label: string; spoken: string }> = {
  "24": { label: "1 day", spoken: "One day for the whole game, one hour back with each move" },
  "72": { label: "3 days", spoken: "Three days for the whole game, two hours back with each move" },
  "168": { label: "7 days", spoken: "Seven days for the whole game, four hours back with each move" },
};
export const BANK_LEGEND = "Bank";
export const bankMore = (hours: string, back: string) =>
  `Everybody has ${hours} for the whole game. Each move takes from that, and gives ${back} back.`;
export const NIGHTS = "Nights off";
export const NIGHTS_MORE = "They do not count: 22:00 to 7:00 by each player’s own clock, or as they say.";
export const WEEKENDS = "Weekends off";
export const WEEKENDS_MORE = "Saturday and Sunday do not count.";
export const NO_CLOCK = "Without a clock all hours are alike.";
export const bank = (hours: string) => `${hours} for the whole game.`;

export const WATCHING = "Others may watch";
/** Below it, on and off. */
export const WATCHED = "Whoever has the link sees the table.";
export const NOT_WATCHED = "Only those who sit there see the table and its replay.";
